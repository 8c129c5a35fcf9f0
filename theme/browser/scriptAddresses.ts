const fileOf = __webpack_get_script_filename__;
const attempts: Record<string, number> = {};

// A script that is imported again, because its request has failed or hangs, gets another address.
// With the same address, a browser would wait for the request that it has already sent.
__webpack_get_script_filename__ = (chunk) => {
  const count = (attempts[chunk] ?? 0) + 1;
  attempts[chunk] = count;
  return fileOf(chunk) + (count > 1 ? `?${count}` : '');
};
