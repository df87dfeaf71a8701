import { slotTime } from '#ui/slot-time.ts';

/** In India and, where it differs, in the viewer's time zone. */
export function SlotTime({ starts_at, ends_at }: { starts_at: string; ends_at?: string | undefined }) {
  const { india, viewer } = slotTime({ starts_at, ends_at });
  return (
    <time dateTime={starts_at} className="tabular-nums">
      <span className="font-semibold">{india}</span>
      {viewer && <span className="block text-muted text-sm">{viewer}</span>}
    </time>
  );
}

/** The place of an audition, or the link of an online meeting. */
export function Place({ place }: { place: string }) {
  const isLink = /^https:\/\/\S+$/.test(place);
  if (!isLink) return <span className="wrap-anywhere">{place}</span>;
  return (
    <a
      href={place}
      target="_blank"
      rel="noopener noreferrer"
      className="wrap-anywhere text-accent underline-offset-4 hover:underline"
    >
      {place}
    </a>
  );
}
