import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import type { Answers } from '#features/job-posts/job-fields.ts';
import { forgetDraft, keepAnswers } from '#ui/draft.ts';

/** How long nothing is typed before it is sent. */
const PAUSE_MS = 1500;

/** What this browser keeps of a form; of one house never shown to another. */
export function draftName(houseId: string): string {
  return `job:${houseId}`;
}

/** Keeps the form of a call that is not posted: at once in this browser, and soon after on the server. */
export function useJobDraft(houseId: string) {
  const name = draftName(houseId);
  const [note, setNote] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  // What is not sent yet stays in this browser, and is sent with the next word that is typed.
  useEffect(() => () => clearTimeout(timer.current), []);

  function keep(answers: Answers) {
    keepAnswers(name, answers);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(answers), PAUSE_MS);
  }

  async function send({ request_id = '', ...fields }: Answers) {
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    try {
      await call('PUT /api/production/job-drafts', { body: { request_id, fields } }, { signal });
      setNote('Draft kept. Nobody sees it before you post.');
    } catch (error) {
      if (signal.aborted) return;
      const refused = error instanceof ApiError && error.status === 409;
      const here = 'What you type is kept in this browser.';
      setNote(refused ? `${serverMessage(error, '')} ${here}` : `No connection. ${here}`);
    }
  }

  /** Stops sending; the form is about to be posted. */
  function hold() {
    clearTimeout(timer.current);
    request.current?.abort();
  }

  /** Forgets what this browser keeps; posting makes the server forget it by itself. */
  function forget() {
    hold();
    forgetDraft(name);
  }

  return { note, keep, hold, forget };
}
