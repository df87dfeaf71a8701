import { useState } from 'react';
import { deleteDraft, readDraft, saveDraftAnswers } from '#ui/draft.ts';

/** Kept while the user visits other pages. */
export function useDraftText(applicationId: string) {
  const draft = `message:${applicationId}`;
  const [text, setText] = useState(() => readDraft(draft).text ?? '');
  function change(typed: string) {
    setText(typed);
    if (typed) saveDraftAnswers(draft, { text: typed });
    else deleteDraft(draft);
  }
  return [text, change] as const;
}
