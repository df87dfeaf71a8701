import type { MoveStage } from '@kirdaar/contract/rules/review';
import { movesOf } from '#features/applications/review/use-review-shortcuts.ts';
import { controlClasses } from '#ui/Field.tsx';
import * as words from '#words/applications/board.ts';
import { stage_name } from '#words/rules/stages.ts';

interface MoveMenuProps {
  stageNames: readonly string[];
  isPossible: (stage: MoveStage) => boolean;
  onMove: (stage: MoveStage) => void;
}

export function MoveMenu({ stageNames, isPossible, onMove }: MoveMenuProps) {
  const stages = movesOf(stageNames).filter(isPossible);
  return (
    <select
      aria-label={words.move}
      value=""
      onChange={({ currentTarget }) => {
        const stage = stages.find((one) => one === currentTarget.value);
        if (stage) onMove(stage);
      }}
      className={`${controlClasses} w-auto! font-semibold`}
    >
      <option value="">{words.move_choose}</option>
      {stages.map((stage) => (
        <option key={stage} value={stage}>
          {stage_name(stage, stageNames)}
        </option>
      ))}
    </select>
  );
}
