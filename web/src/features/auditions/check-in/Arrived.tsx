import { clockTime } from '@kirdaar/contract/rules/calendar';
import { useWrite } from '#api/use-write.ts';
import { auditionWrites } from '#features/auditions/slots/audition-writes.ts';
import { failureToast } from '#features/houses/team/result-toasts.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { Button } from '#ui/Button.tsx';
import * as safetyWords from '#words/auditions/safety.ts';
import * as words from '#words/auditions/slots.ts';
import * as common from '#words/ui/common.ts';

interface ArrivedProps {
  applicationId: string;
  name: string;
  arrived_at: string | null;
  left_at: string | null;
}

const failed = failureToast(common.save_failed);

export function Arrived({ applicationId, name, arrived_at, left_at }: ArrivedProps) {
  const checkIn = useWrite(auditionWrites, 'checkIn', failed);
  const undo = useWrite(auditionWrites, 'undoCheckIn', failed);
  const mayWrite = useMayWrite();
  if (!arrived_at) {
    if (!mayWrite) return null;
    return (
      <Button
        aria-label={words.arrived_of(name)}
        disabled={checkIn.busy}
        onClick={() => checkIn.submit(applicationId)}
      >
        {words.arrived}
      </Button>
    );
  }
  if (left_at) return <span className="font-semibold">{safetyWords.left_at(clockTime(left_at))}</span>;
  return (
    <span className="flex items-center">
      <span className="font-semibold text-leaf">{words.arrived_at(clockTime(arrived_at))}</span>
      {mayWrite && (
        <Button
          variant="quiet"
          aria-label={words.arrived_undo(name)}
          disabled={undo.busy}
          onClick={() => undo.submit(applicationId)}
          className="px-3"
        >
          {common.undo}
        </Button>
      )}
    </span>
  );
}
