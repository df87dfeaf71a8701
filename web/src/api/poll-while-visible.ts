import { ApiError } from '#api/call-api.ts';

const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;

/**
 * Long-polls while the window is visible, with increasing delays while requests fail, until the returned function
 * is called. `ask` returns whether there was something new; otherwise the next request waits a moment.
 */
export function pollWhileVisible(ask: (signal: AbortSignal) => Promise<boolean>): () => void {
  let controller = new AbortController();
  function restart() {
    controller.abort();
    controller = new AbortController();
    if (!document.hidden) void poll(ask, controller.signal);
  }
  restart();
  document.addEventListener('visibilitychange', restart);
  return () => {
    controller.abort();
    document.removeEventListener('visibilitychange', restart);
  };
}

async function poll(ask: (signal: AbortSignal) => Promise<boolean>, signal: AbortSignal) {
  for (let wait = MIN_DELAY_MS; !signal.aborted; ) {
    try {
      if (!(await ask(signal))) await pause(MIN_DELAY_MS);
      wait = MIN_DELAY_MS;
    } catch (error) {
      // The page itself reports an ended session or that what it shows is gone.
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return;
      if (!signal.aborted) await pause(wait);
      wait = Math.min(2 * wait, MAX_DELAY_MS);
    }
  }
}

function pause(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
