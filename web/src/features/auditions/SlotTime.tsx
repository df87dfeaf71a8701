import { slotTime } from '#features/auditions/slot-time.ts';

interface SlotTimeProps {
  starts_at: string;
  ends_at?: string | undefined;
}

/** When an audition is: in India, and beside it in the viewer's own zone where that differs. */
export function SlotTime({ starts_at, ends_at }: SlotTimeProps) {
  const { india, viewer } = slotTime({ starts_at, ends_at });
  return (
    <time dateTime={starts_at} className="tabular-nums">
      <span className="font-semibold">{india}</span>
      {viewer && <span className="block text-muted text-sm">{viewer}</span>}
    </time>
  );
}
