import type { Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import { statusForTalent } from '#features/auditions/offers/Clashes.tsx';
import { GiveFeedback } from '#features/bookings/terms/GiveFeedback.tsx';
import { PayState } from '#features/bookings/terms/PayState.tsx';
import { ShootDays } from '#features/bookings/terms/ShootDays.tsx';
import { ShownTerms } from '#features/bookings/terms/ShownTerms.tsx';
import { termsWrites } from '#features/bookings/terms/terms-writes.ts';
import { failureToast, resultToasts, successToast } from '#features/houses/team/result-toasts.ts';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Page } from '#ui/Page.tsx';
import { answer_until } from '#words/auditions/offers.ts';
import * as words from '#words/bookings/terms-page.ts';
import { call_title } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/OwnTermsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.title, page);

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return callApi('GET /api/user/offers/:id/terms', { params: { id } });
}

export const clientAction = pageAction(termsWrites);

/** The terms of an offer to a talent, who accepts it by signing them with a code. */
export default function OwnTermsPage({ loaderData: page }: Route.ComponentProps) {
  const { offer, title, versions } = page;
  const isOpen = offer?.status === 'open';
  const waits = versions[0]?.sealed_at === null && versions[0].ended_at === null;
  return (
    <Page title={call_title(title)} lead={offer && statusForTalent[offer.status]}>
      <div className="flex max-w-2xl flex-col gap-6">
        {offer && <p className="wrap-anywhere whitespace-pre-line">{offer.message}</p>}
        {isOpen && <p>{answer_until(longDay(offer.answer_by))}</p>}
        <ShootDays page={page} reader="talent" />
        <PayState page={page} reader="talent" />
        <GiveFeedback page={page} reader="talent" />
        <ShownTerms page={page} reader="talent">
          {waits && (isOpen || offer?.status === 'accepted') && <Sign page={page} />}
        </ShownTerms>
        <ButtonLink variant="quiet" className="self-start" to={paths.myApplications}>
          {isOpen ? words.decline_there : common.my_applications}
        </ButtonLink>
      </div>
    </Page>
  );
}

function Sign({
  page: { offer, signer, talent, versions },
}: {
  page: Reply<'GET /api/user/offers/:id/terms'>;
}) {
  const asking = useWrite(termsWrites, 'askGuardian', resultToasts(common.answer_failed));
  const requesting = useWrite(termsWrites, 'requestCode', failureToast(common.otp_failed));
  const resending = useWrite(termsWrites, 'requestCode');
  const signing = useWrite(termsWrites, 'sign', successToast());
  const keeping = useWrite(termsWrites, 'keep', resultToasts(common.answer_failed));
  const [id, version] = [offer?.id ?? '', versions[0]?.version ?? 1];
  if (signer === 'talent') return <p>{words.only_talent(talent)}</p>;
  if (signer === 'guardian') {
    return (
      <>
        <p>{words.guardian_signs}</p>
        {offer?.status === 'open' && (
          <Button className="self-start" disabled={asking.busy} onClick={() => asking.submit(id)}>
            {words.ask_guardian}
          </Button>
        )}
      </>
    );
  }
  if (requesting.reply) {
    return (
      <CodeForm
        lead={requesting.reply.message}
        write={{ ...signing, submit: (otp) => signing.submit({ id, version, otp }) }}
        resend={{ ...resending, submit: () => resending.submit(id) }}
        accountRole="talent"
        action={words.sign}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={requesting.busy || keeping.busy} onClick={() => requesting.submit(id)}>
        {words.sign}
      </Button>
      {versions.some(({ sealed_at, ended_at }) => sealed_at && !ended_at) && (
        <Button
          variant="secondary"
          disabled={requesting.busy || keeping.busy}
          onClick={() => keeping.submit({ id, version })}
        >
          {words.keep}
        </Button>
      )}
    </div>
  );
}
