import type { BoardCard } from '@kirdaar/contract/applications/board';
import { useRef } from 'react';
import { ApplicantReview } from '#features/applications/review/ApplicantReview.tsx';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { TriageNav } from '#features/applications/review/TriageNav.tsx';
import { useQueue } from '#features/applications/review/use-queue.ts';
import { useTriageShortcuts } from '#features/applications/review/use-triage-shortcuts.ts';

interface TriageProps {
  context: BoardContext;
  /** The application in the URL, from which the user steps on. */
  opened: BoardCard;
}

/** One application with everything needed to decide about it, and the way to the next. */
export function Triage({ context, opened }: TriageProps) {
  const queue = useQueue(context, opened);
  const note = useRef<HTMLTextAreaElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useTriageShortcuts(context, queue, { note, stage });

  return (
    <div className="flex flex-col gap-5 pb-24 lg:pb-0">
      <TriageNav context={context} queue={queue} />
      <ApplicantReview
        key={queue.card.application_id}
        store={context.store}
        queue={queue}
        note={note}
        stage={stage}
      />
    </div>
  );
}
