import type { BoardCard } from '@kirdaar/contract/board';
import { COMP_CARDS_MOST } from '@kirdaar/contract/rules/limits';
import { type ReviewStep, reviewSteps } from '@kirdaar/contract/rules/review';
import { Share2, X } from 'lucide-react';
import { useState } from 'react';
import { DownloadButton } from '#features/public-face/DownloadButton.tsx';
import type { KeptBoard } from '#features/review/BoardKeeper.tsx';
import { canStep } from '#features/review/columns.ts';
import { ShareDialog } from '#features/review/ShareDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { IconButton } from '#ui/IconButton.tsx';

interface BulkBarProps {
  kept: KeptBoard;
  /** Those who are chosen. */
  cards: readonly BoardCard[];
  onDone: () => void;
}

const actions: Readonly<Record<ReviewStep, { label: string; ask: (count: string) => string }>> = {
  shortlisted: { label: 'Shortlist', ask: (count) => `Shortlist ${count}?` },
  audition: { label: 'Audition', ask: (count) => `Move ${count} to auditions?` },
  not_selected: { label: 'Pass', ask: (count) => `Tell ${count} that they are not selected?` },
};

/** What can be done with everybody who is chosen. */
export function BulkBar({ kept: { jobId, title, work }, cards, onDone }: BulkBarProps) {
  const [shares, setShares] = useState(false);
  const ids = cards.map(({ application_id }) => application_id);

  function step(status: ReviewStep) {
    if (work.step(cards, status)) onDone();
  }

  return (
    <section
      aria-label="Chosen applicants"
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-3 shadow-float"
    >
      <p className="flex items-center gap-1 pl-1 font-semibold tabular-nums">
        {cards.length} chosen
        <IconButton label="Choose nobody" Icon={X} onClick={onDone} />
      </p>
      <div className="flex grow flex-wrap justify-end gap-2">
        {reviewSteps.map((status) => {
          const movable = cards.filter((card) => canStep(card.status, status)).length;
          if (movable === 0) return null;
          const count = movable === 1 ? '1 applicant' : `${movable} applicants`;
          return (
            <ConfirmButton
              key={status}
              question={actions[status].ask(count)}
              confirm="Yes"
              busy={false}
              onConfirm={() => step(status)}
            >
              {actions[status].label}
            </ConfirmButton>
          );
        })}
        {cards.length <= COMP_CARDS_MOST ? (
          <DownloadButton
            file={[
              'GET /api/production/jobs/:id/comp-cards.pdf',
              {
                params: { id: jobId },
                query: { applications: ids.join(',') },
                fileName: `${title}, comp cards.pdf`,
              },
            ]}
          >
            Comp cards
          </DownloadButton>
        ) : (
          <p className="self-center text-muted text-sm">Comp cards: at most {COMP_CARDS_MOST} at once</p>
        )}
        <Button look="secondary" onClick={() => setShares(true)}>
          <Share2 aria-hidden className="size-4" />
          Share these
        </Button>
      </div>
      {shares && (
        <ShareDialog jobId={jobId} title={title} applications={ids} onClose={() => setShares(false)} />
      )}
    </section>
  );
}
