const getScriptFilename = __webpack_get_script_filename__;
const attemptsByChunk: Record<string, number> = {};

// A chunk is imported again if its first request has failed or hangs. Each new request of a chunk
// has another address. With the same address, a browser would wait for the first request.
__webpack_get_script_filename__ = (chunk) => {
  const attempt = (attemptsByChunk[chunk] ?? 0) + 1;
  attemptsByChunk[chunk] = attempt;
  return getScriptFilename(chunk) + (attempt > 1 ? `?${attempt}` : '');
};
