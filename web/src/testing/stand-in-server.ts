import { vi } from 'vitest';

/** A request that waits for its answer. */
interface Received {
  /** The method and the path. */
  to: string;
  form: FormData;
  /** What was sent as JSON. */
  body: unknown;
  answer: (status: number, body: object) => void;
  /** Whether the site no longer wants the answer. */
  cancelled: () => boolean;
  /** Breaks the connection before an answer. */
  lose: () => void;
}

// They stay open until something happens, on every page of an area.
const waitsForNews = /\/unread-conversations|\/notices\/wait/;

/** Takes the requests of the site in place of the server, until globals are unstubbed; those for news are left waiting. */
export function standInForServer(): Received[] {
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
        if (waitsForNews.test(to)) return;
        const [form, body] = typeof sent === 'object' ? [sent, undefined] : [new FormData(), parse(sent)];
        received.push({
          ...{ to, form, body, answer },
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
