import { vi } from 'vitest';

/** A request that waits for its response. */
interface Received {
  /** Method and path. */
  to: string;
  form: FormData;
  /** The JSON body. */
  body: unknown;
  answer: (status: number, body: object) => void;
  /** Whether the site has aborted the request. */
  cancelled: () => boolean;
  /** Drops the connection before a response. */
  lose: () => void;
}

// Long-polling requests of every page of an area stay open until something happens.
const isLongPoll = /\/unread-conversations|\/notices\/wait|\/board-news/;

/**
 * Stubs the server's responses until globals are unstubbed. Long-polling requests stay pending, unless the test
 * answers them as well.
 */
export function mockServer({ answersLongPolls = false } = {}): Received[] {
  const received: Received[] = [];
  vi.stubGlobal('XMLHttpRequest', function standIn() {
    let to = '';
    let cancelled = false;
    const request = {
      upload: {},
      status: 0,
      responseText: '',
      onload: () => {},
      onerror: () => {},
      open: (method: string, path: string) => {
        to = `${method} ${path}`;
      },
      abort: () => {
        cancelled = true;
      },
      setRequestHeader: () => {},
      send: (sent: FormData | string | undefined) => {
        if (isLongPoll.test(to) && !answersLongPolls) return;
        const [form, body] = typeof sent === 'object' ? [sent, undefined] : [new FormData(), parse(sent)];
        received.push({
          to,
          form,
          body,
          answer,
          cancelled: () => cancelled,
          lose: () => request.onerror(),
        });
      },
    };
    function answer(status: number, body: object) {
      Object.assign(request, { status, responseText: JSON.stringify(body) });
      request.onload();
    }
    return request;
  });
  return received;
}

function parse(sent: string | undefined): unknown {
  return sent && JSON.parse(sent);
}
