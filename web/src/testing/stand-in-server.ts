import { vi } from 'vitest';

/** A request that waits for its answer. */
interface Received {
  form: FormData;
  answer: (status: number, body: object) => void;
  /** Breaks the connection before an answer. */
  lose: () => void;
}

/** Takes the requests of the site in place of the server, until globals are unstubbed. */
export function standInForServer(): Received[] {
  const received: Received[] = [];
  vi.stubGlobal('XMLHttpRequest', function standIn() {
    const request = {
      upload: {},
      status: 0,
      responseText: '',
      onload: () => {},
      onerror: () => {},
      open: () => {},
      abort: () => {},
      setRequestHeader: () => {},
      send: (form: FormData) => received.push({ form, answer, lose: () => request.onerror() }),
    };
    function answer(status: number, body: object) {
      Object.assign(request, { status, responseText: JSON.stringify(body) });
      request.onload();
    }
    return request;
  });
  return received;
}
