import { useEffect } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { sendWaiting } from '#api/send-waiting.ts';
import { askForSync, canKeep, readWaiting, useWaiting, useWaitingNews } from '#api/use-waiting.ts';
import { keyOfAccount } from '#api/waiting-account.ts';
import { putLogin, type Waiting } from '#api/waiting-store.ts';
import { refreshStoredTalent } from '#features/talent/profile/stored-talent.ts';
import type { Session } from '#session/store.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/api/waiting.ts';

/** Sends what waits on this device for a connection, and says on every other page than its own that it does. */
export function WaitingRequests({ session }: { session: Session }) {
  const account = keyOfAccount(session);
  const { pathname } = useLocation();
  const elsewhere = (useWaiting(account) ?? []).filter(({ pages }) => !pages.includes(pathname));
  useSendWaiting(account, session.token);
  return (
    <>
      <Lines
        tone="plain"
        waiting={elsewhere.filter(({ error, kind }) => error === null && kind !== 'tape')}
        text={words.not_sent_yet}
      />
      <Lines
        tone="plain"
        waiting={elsewhere.filter(({ error, kind }) => error === null && kind === 'tape')}
        text={words.being_sent}
      />
      <Lines tone="failure" waiting={elsewhere.filter(({ error }) => error !== null)} text={words.not_sent} />
    </>
  );
}

interface LinesProps {
  tone: 'plain' | 'failure';
  waiting: Waiting[];
  text: (what: string) => string;
}

/** One line for each page that shows something, however much that is. */
function Lines({ tone, waiting, text }: LinesProps) {
  const byPage = new Map(waiting.map((one) => [one.pages[0], one]));
  if (byPage.size === 0) return null;
  return (
    <Notice tone={tone}>
      {[...byPage].map(([page, { kind, title }]) => (
        <Link key={page} to={page} className="block font-semibold underline underline-offset-4">
          {text(words.waiting_kinds[kind](title))}
        </Link>
      ))}
    </Notice>
  );
}

/** A weak line comes back without the browser saying so. */
const TRY_AGAIN_MS = 20_000;

function useSendWaiting(account: string, token: string) {
  const { revalidate } = useRevalidator();

  useWaitingNews(({ state, kind, title }) => {
    const what = words.waiting_kinds[kind](title);
    if (state === 'sent') showToast('success', words.sent(what));
    if (state === 'rejected') showToast('failure', words.not_sent(what));
    if (state === 'sent' && kind === 'profile') void refreshStoredTalent();
    if (state === 'sent' || state === 'rejected') void revalidate();
  });

  useEffect(() => {
    if (!canKeep()) return;
    // Without a connection or a place to store anything, the next occasion comes.
    const send = () => void trySending(account).catch(() => undefined);
    const timer = setInterval(send, TRY_AGAIN_MS);
    addEventListener('online', send);
    void putLogin({ account, token }).then(send, () => undefined);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [account, token]);
}

async function trySending(account: string) {
  const waiting = await readWaiting(account);
  if (!waiting.some(({ error }) => error === null)) return;
  // The service worker continues if the page is closed; it tries a few times, from the last time it was asked.
  void askForSync();
  await sendWaiting();
}
