import type { ClientResponse } from '@kirdaar/contract/applications/board';
import type { SharedPerson } from '@kirdaar/contract/applications/share-links';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import * as words from '#words/applications/shared-board.ts';

/** Delay after the last keystroke before a comment is sent. */
const PAUSE_MS = 800;
const KEPT = 'unsent-answers:';

type Changes = Partial<ClientResponse>;
type Unsent = Readonly<Record<string, Changes>>;

/** What became of the last answer about an applicant. */
export type AnswerState = 'saving' | 'saved' | { failed: string };

/** The answers about each applicant and what became of them, by application. */
export interface ClientAnswers {
  answers: Readonly<Record<string, ClientResponse>>;
  states: Readonly<Record<string, AnswerState>>;
  /** Saves an answer at once. */
  say: (id: string, changes: Changes) => void;
  /** Saves a comment a moment after the last keystroke. */
  type: (id: string, comment: string) => void;
}

/**
 * The answers of a viewer, saved as they are given. What was not sent yet is kept in this browser, so that a closed tab
 * or a lost connection loses nothing; it is sent when the page opens or the connection returns.
 */
export function useClientAnswers(viewer: string, people: readonly SharedPerson[]): ClientAnswers {
  const [kept] = useState(() => readUnsent(viewer));
  const [answers, setAnswers] = useState(() => answersOf(people, kept));
  const [states, setStates] = useState<Record<string, AnswerState>>({});
  const unsent = useRef(kept);
  const timers = useRef<Record<string, ReturnType<typeof setTimeout>>>({});
  const sending = useRef(new Set<string>());

  const sendAll = useEffectEvent(() => {
    for (const id of Object.keys(unsent.current)) void send(id);
  });
  useEffect(() => {
    sendAll();
    window.addEventListener('online', sendAll);
    window.addEventListener('pagehide', sendAll);
    return () => {
      window.removeEventListener('online', sendAll);
      window.removeEventListener('pagehide', sendAll);
    };
  }, []);

  function change(id: string, changes: Changes, delay: number) {
    setAnswers((all) => ({ ...all, [id]: { ...nothing, ...all[id], ...changes } }));
    setState(id, 'saving');
    keep(id, { ...unsent.current[id], ...changes });
    clearTimeout(timers.current[id]);
    timers.current[id] = setTimeout(() => void send(id), delay);
  }

  function setState(id: string, state: AnswerState) {
    setStates((all) => ({ ...all, [id]: state }));
  }

  function keep(id: string, changes: Changes) {
    const { [id]: _, ...others } = unsent.current;
    unsent.current = Object.keys(changes).length > 0 ? { ...others, [id]: changes } : others;
    saveUnsent(viewer, unsent.current);
  }

  /** Sends what was said about one applicant. One request after another, because a later one may arrive earlier. */
  async function send(id: string) {
    const sent = unsent.current[id];
    if (!sent || sending.current.has(id)) return;
    sending.current.add(id);
    const failure = await request(viewer, id, sent);
    sending.current.delete(id);
    const said = unsent.current[id] ?? {};
    if (!failure?.again) keep(id, without(said, sent));
    // What was said meanwhile is sent with the next request.
    if (said !== sent) return void send(id);
    setState(id, failure ? { failed: failure.message } : 'saved');
  }

  return {
    answers,
    states,
    say: (id, changes) => change(id, changes, 0),
    type: (id, comment) => change(id, { comment }, PAUSE_MS),
  };
}

const nothing: ClientResponse = { pick: null, rating: null, comment: null };

function answersOf(people: readonly SharedPerson[], unsent: Unsent) {
  return Object.fromEntries(people.map(({ id, response }) => [id, { ...response, ...unsent[id] }]));
}

/** Sends an answer; returns what failed, and whether it can succeed later. */
async function request(viewer: string, application_id: string, changes: Changes) {
  const { comment } = changes;
  // An empty comment takes the comment back.
  const body = {
    viewer,
    application_id,
    ...changes,
    ...(comment !== undefined && { comment: comment?.trim() || null }),
  };
  try {
    await callApi('PUT /api/shared-board/response', { body });
    return undefined;
  } catch (error) {
    const rejected = error instanceof ApiError && [400, 404].includes(error.status);
    return { message: serverMessage(error, words.answer_failed), again: !rejected };
  }
}

/** Returns the changes that differ from what was sent. */
function without(changes: Changes, sent: Changes): Changes {
  const left = Object.entries(changes).filter(([key, value]) => sent[key as keyof Changes] !== value);
  return Object.fromEntries(left);
}

function readUnsent(viewer: string): Unsent {
  try {
    // Only this module writes this key.
    return JSON.parse(localStorage.getItem(KEPT + viewer) ?? '{}') as Unsent;
  } catch {
    return {};
  }
}

function saveUnsent(viewer: string, unsent: Unsent) {
  try {
    if (Object.keys(unsent).length > 0) localStorage.setItem(KEPT + viewer, JSON.stringify(unsent));
    else localStorage.removeItem(KEPT + viewer);
  } catch {
    // A full storage must not prevent answers.
  }
}
