import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from '@rstest/core';
import { freePort } from './port.mjs';
import { waitForAnswer } from './waitForAnswer.mjs';

const FIRST_PORT = 8192;

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** A promise and the function that resolves it. */
function manualPromise() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('waits until the server answers, with whatever status', async () => {
  const port = await freePort(FIRST_PORT);
  let answers = 0;
  const waiting = waitForAnswer(`http://127.0.0.1:${port}/`, manualPromise().promise);
  server = createServer((_request, response) => {
    answers += 1;
    response.writeHead(404).end();
  });
  setTimeout(() => server?.listen(port, '127.0.0.1'), 250);
  expect(await waiting).toBe(true);
  expect(answers).toBe(1);
});

test('stops waiting when the server has ended', async () => {
  const port = await freePort(FIRST_PORT);
  const { promise, resolve } = manualPromise();
  const waiting = waitForAnswer(`http://127.0.0.1:${port}/`, promise);
  setTimeout(resolve, 150);
  expect(await waiting).toBe(false);
});
