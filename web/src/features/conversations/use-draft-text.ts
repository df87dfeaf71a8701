import { useState } from 'react';
import { forgetDraft, keepAnswers, readDraft } from '#ui/draft.ts';

/** What is being written in a conversation; it waits for whoever goes away and comes back. */
export function useDraftText(applicationId: string) {
  const draft = `message:${applicationId}`;
  const [text, setText] = useState(() => readDraft(draft).text ?? '');
  function change(typed: string) {
    setText(typed);
    if (typed) keepAnswers(draft, { text: typed });
    else forgetDraft(draft);
  }
  return [text, change] as const;
}
