const fileOf = __webpack_get_script_filename__;
const attempts: Record<string, number> = {};

// A script is imported again if its first request has failed or hangs. It gets another address
// then: with the same address, a browser would wait for the first request.
__webpack_get_script_filename__ = (chunk) => {
  const count = (attempts[chunk] ?? 0) + 1;
  attempts[chunk] = count;
  return fileOf(chunk) + (count > 1 ? `?${count}` : '');
};
