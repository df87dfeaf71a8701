import type { MoveStage } from '@kirdaar/contract/rules/review';
import { stageText } from '@kirdaar/contract/rules/stage-texts';
import { movesOf } from '#features/applications/review/shortcut-table.ts';
import { controlClasses } from '#ui/Field.tsx';

interface MoveMenuProps {
  stageNames: readonly string[];
  isPossible: (stage: MoveStage) => boolean;
  onMove: (stage: MoveStage) => void;
}

/** Moves applicants to any other stage. */
export function MoveMenu({ stageNames, isPossible, onMove }: MoveMenuProps) {
  const stages = movesOf(stageNames).filter(isPossible);
  return (
    <select
      aria-label="Move to"
      value=""
      onChange={({ currentTarget }) => {
        const stage = stages.find((one) => one === currentTarget.value);
        if (stage) onMove(stage);
      }}
      className={`${controlClasses} w-auto! font-semibold`}
    >
      <option value="">Move to…</option>
      {stages.map((stage) => (
        <option key={stage} value={stage}>
          {stageText(stage, stageNames)}
        </option>
      ))}
    </select>
  );
}
