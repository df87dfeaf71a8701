import { Dialog } from '#ui/Dialog.tsx';
import { Switch } from '#ui/Switch.tsx';

interface KeyHelpProps {
  on: boolean;
  onSwitch: (on: boolean) => void;
  onClose: () => void;
}

const keys: readonly (readonly [keys: readonly string[], means: string])[] = [
  [['j', 'k'], 'Next and previous applicant'],
  [['s'], 'Shortlist'],
  [['p'], 'Pass: not selected'],
  [['1', '5'], 'Score, from 1 to 5; the same again takes it away'],
  [['n'], 'Write a note'],
  [['u'], 'Take the last step back'],
  [['x'], 'On the board: choose the applicant'],
  [['Enter'], 'On the board: open the applicant'],
  [['?'], 'These keys'],
];

/** What the keys do, and whether they do it. */
export function KeyHelp({ on, onSwitch, onClose }: KeyHelpProps) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="flex flex-col gap-2.5">
        {keys.map(([names, means]) => (
          <div key={means} className="flex items-center gap-4">
            <dt className="flex w-20 shrink-0 items-center gap-1.5">
              {names.map((name, place) => (
                <span key={name} className="contents">
                  {place > 0 && <span className="text-muted">{name === '5' ? '–' : '/'}</span>}
                  <kbd className="min-w-7 rounded-md border border-control bg-sunken px-2 py-0.5 text-center font-sans font-semibold text-sm">
                    {name}
                  </kbd>
                </span>
              ))}
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <div className="border-line border-t pt-4">
        <Switch
          label="Single keys"
          hint="They never act while you type. Switch them off if you speak to your device."
          on={on}
          busy={false}
          onSwitch={onSwitch}
        />
      </div>
    </Dialog>
  );
}
