import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deleteDraft, saveDraftAnswers } from '#ui/draft.ts';

/** Delay after the last keystroke before the draft is sent. */
const PAUSE_MS = 1500;

type Answers = Readonly<Record<string, string>>;

interface AutosaveOptions<State> {
  /** Key of the draft in this browser. */
  name: string;
  /** The state without a draft. */
  initial: State;
  /** Sends the draft to the server and returns the state after it. */
  send: (answers: Answers, signal: AbortSignal) => Promise<State>;
  /** Returns the state after a failed request. */
  stateAfter: (error: unknown) => State;
}

/**
 * Saves what is typed into a form as a draft: immediately in this browser, and shortly afterwards on the
 * server. That is not a write of the page, because it runs in the background and no loaded data depends on it.
 */
export function useAutosave<State>({ name, initial, send, stateAfter }: AutosaveOptions<State>) {
  const [state, setState] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  const unsent = useRef<Answers>(undefined);
  const sendUnsent = useEffectEvent(() => unsent.current && void sendNow(unsent.current));
  // An unsent draft stays in this browser and is sent with the next edit, or once there is a connection again.
  useEffect(() => {
    window.addEventListener('online', sendUnsent);
    return () => {
      window.removeEventListener('online', sendUnsent);
      clearTimeout(timer.current);
    };
  }, []);

  function save(answers: Answers) {
    saveDraftAnswers(name, answers);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => sendNow(answers), PAUSE_MS);
  }

  /** Saves without the delay, for example what could not be sent as a whole. */
  function saveNow(answers: Answers) {
    saveDraftAnswers(name, answers);
    clearTimeout(timer.current);
    void sendNow(answers);
  }

  async function sendNow(answers: Answers) {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    unsent.current = answers;
    try {
      setState(await send(answers, controller.signal));
      if (unsent.current === answers) unsent.current = undefined;
    } catch (error) {
      if (!controller.signal.aborted) setState(stateAfter(error));
    }
  }

  /** Stops sending the draft because the whole form is about to be sent. */
  function stop() {
    clearTimeout(timer.current);
    request.current?.abort();
    unsent.current = undefined;
  }

  /** Deletes the draft in this browser. Sending the whole form deletes the draft on the server. */
  function remove() {
    stop();
    deleteDraft(name);
    setState(initial);
  }

  return { state, save, saveNow, stop, remove };
}
