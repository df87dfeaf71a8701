import type { OwnGuardianRequest } from '@kirdaar/contract/accounts/guardian-requests';
import { useWrite } from '#api/use-write.ts';
import { applicationWrites } from '#features/applications/apply/application-writes.ts';
import { failureToast } from '#features/houses/team/result-toasts.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sentence, unseen } from '#ui/sentence.ts';
import * as words from '#words/app/area-pages.ts';
import { call_title } from '#words/rules/calls.ts';

/** What a child prepared, which the guardian has not approved; an adult sends it alone. */
export function GuardianWaiting({ requests }: { requests: OwnGuardianRequest[] }) {
  return requests.map((request) => (
    <Notice key={request.id}>
      <p className="wrap-anywhere font-semibold">{nameOf(request)}</p>
      <p className="mt-1">{stateOf(request)}</p>
      {request.may_send && <SendNow request={request} />}
    </Notice>
  ));
}

function nameOf({ kind, title }: OwnGuardianRequest) {
  return words.for_guardian[kind](call_title(title));
}

function stateOf({ approved, may_send }: OwnGuardianRequest) {
  if (may_send) return words.guardian_undecided;
  return approved === null ? words.guardian_decides : words.guardian_rejected;
}

function SendNow({ request }: { request: OwnGuardianRequest }) {
  const send = useWrite(applicationWrites, 'sendUnsent', failureToast(words.send_unsent_failed));
  return (
    <div className="mt-3">
      <Button disabled={send.busy} onClick={() => send.submit(request.id)}>
        {sentence(words.send_unsent(nameOf(request), unseen))}
      </Button>
    </div>
  );
}
