import { type ApplicationStage, stagesOf } from '@kirdaar/contract/rules/review';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { BoardContext } from '#features/applications/review/BoardProvider.tsx';
import { withFilters } from '#features/applications/review/board-filters.ts';
import { withValues } from '#features/applications/review/board-url.ts';
import { useStageTarget } from '#features/applications/review/use-card-drag.ts';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/applications/board.ts';
import { stage_name } from '#words/rules/stages.ts';

interface StageTabsProps {
  context: BoardContext;
  /** The stage that is shown; undefined if all are. */
  current: ApplicationStage | string | undefined;
  isGrid: boolean;
}

/** Chooses the stage to show, where not all are in sight. Cards can be dropped on a tab. */
export function StageTabs({ context, current, isGrid }: StageTabsProps) {
  const { filters, board } = context;
  const { counts, stageNames } = board;
  const [search] = useSearchParams();
  const isFiltered = filters.status !== undefined;
  const hasAll = isGrid || isFiltered;

  function to(stage: ApplicationStage | undefined): string {
    if (isFiltered) return withFilters(search, { ...filters, status: stage ?? '' });
    const next = withValues(search, { column: stage ?? '' });
    if (!stage) next.delete('column');
    return `?${next}`;
  }
  return (
    <nav
      aria-label={words.stages}
      className={classNames('-mx-4 overflow-x-auto px-4', !hasAll && 'lg:hidden')}
    >
      <ul className="flex w-max gap-1.5">
        {hasAll && (
          <li>
            <StageLink to={to(undefined)} isCurrent={current === undefined} label={words.stages_all} />
          </li>
        )}
        {stagesOf(stageNames).map((stage) => (
          <StageTab key={stage} context={context} stage={stage}>
            <StageLink
              to={to(stage)}
              isCurrent={stage === current}
              label={stage_name(stage, stageNames)}
              count={counts[stage]}
            />
          </StageTab>
        ))}
      </ul>
    </nav>
  );
}

interface StageTabProps {
  context: BoardContext;
  stage: ApplicationStage;
  children: ReactNode;
}

function StageTab({ context: { store }, stage, children }: StageTabProps) {
  const target = useStageTarget<HTMLLIElement>(store, stage);
  return (
    <li ref={target} className="rounded-full data-over:ring-3 data-over:ring-accent data-over:ring-inset">
      {children}
    </li>
  );
}

interface StageLinkProps {
  to: string;
  isCurrent: boolean;
  label: string;
  count?: number;
}

function StageLink({ to, isCurrent, label, count }: StageLinkProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      draggable={false}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-9 items-center gap-2 rounded-full border border-control px-3.5 font-semibold text-sm aria-[current=page]:border-night aria-[current=page]:bg-night aria-[current=page]:text-on-night pointer-coarse:min-h-11"
    >
      {label}
      {count !== undefined && <span className="tabular-nums opacity-75">{count}</span>}
    </Link>
  );
}
