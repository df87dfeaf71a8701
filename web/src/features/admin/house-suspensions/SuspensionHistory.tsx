import type { StaffHouse } from '@kirdaar/contract/admin/house-suspensions';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Section } from '#ui/Section.tsx';

/** Every suspension of a house: why, and who decided what when. */
export function SuspensionHistory({ suspensions }: { suspensions: StaffHouse['suspensions'] }) {
  if (suspensions.length === 0) return null;
  return (
    <Section title="Suspensions">
      <ol className="flex flex-col gap-5">
        {suspensions.map((one) => (
          <li key={one.id}>
            <p className="font-semibold">{one.kind === 'ban' ? 'Ban' : 'Suspension'}</p>
            <p className="wrap-anywhere whitespace-pre-line">{one.reason}</p>
            <ul className="mt-1 text-muted text-sm">
              <li>
                Proposed {formatDateTime(one.proposed_at)} by {one.proposed_by}
              </li>
              {one.confirmed_at && (
                <li>
                  Confirmed {formatDateTime(one.confirmed_at)} by {one.confirmed_by}
                </li>
              )}
              {one.ended_at && (
                <li>
                  {one.confirmed_at ? 'Ended' : 'Dismissed'} {formatDateTime(one.ended_at)} by {one.ended_by}
                </li>
              )}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
