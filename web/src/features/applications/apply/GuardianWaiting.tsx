import type { OwnGuardianRequest } from '@kirdaar/contract/accounts/guardian-requests';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/app/area-pages.ts';

/** What a child prepared, which the guardian has not approved. */
export function GuardianWaiting({ requests }: { requests: OwnGuardianRequest[] }) {
  return requests.map(({ id, kind, title, approved }) => (
    <Notice key={id}>
      <p className="wrap-anywhere font-semibold">{words.for_guardian[kind](title)}</p>
      <p className="mt-1">{approved === null ? words.guardian_decides : words.guardian_rejected}</p>
    </Notice>
  ));
}
