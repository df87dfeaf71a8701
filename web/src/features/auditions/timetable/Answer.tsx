import { answersForHouse } from '#features/auditions/slots/own-auditions.ts';
import { classNames } from '#ui/class-names.ts';

export function Answer({ answer }: { answer: keyof typeof answersForHouse }) {
  return (
    <span
      className={classNames(
        'rounded-full px-3 py-0.5 font-medium text-sm',
        answer === 'confirmed' ? 'bg-leaf-wash text-leaf' : 'bg-marigold-wash',
      )}
    >
      {answersForHouse[answer]}
    </span>
  );
}
