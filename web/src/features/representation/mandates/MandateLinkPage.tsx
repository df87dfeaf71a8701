import type { Reply } from '@kirdaar/contract/api';
import { Link } from 'react-router';
import { ApiError, callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { AuthScreen } from '#features/accounts/identity/AuthScreen.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { email, newPassword, talentMobile } from '#features/accounts/identity/identity-fields.ts';
import { PassportChoice, useIdentityFields } from '#features/accounts/identity/passport-choice.tsx';
import { RegistrationConsent } from '#features/accounts/identity/RegistrationConsent.tsx';
import { mandateLinkWrites } from '#features/representation/mandates/mandate-writes.ts';
import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { takeFragment } from '#session/take-fragment.ts';
import { useSession } from '#session/use-session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/representation/mandates.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/MandateLinkPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.link_title, page);

const KEPT = 'mandate-link';

/** The token is in the URL's fragment. The tab keeps it for somebody who logs in or registers first and comes back. */
export async function clientLoader() {
  const token = takeFragment().get('token') ?? sessionStorage.getItem(KEPT) ?? '';
  try {
    const invitation = await callApi('POST /api/mandate', { body: { token } });
    sessionStorage.setItem(KEPT, token);
    return { token, invitation };
  } catch (error) {
    const malformed = error instanceof ApiError && error.status === 400;
    return {
      token,
      failure: malformed ? words.link_incomplete : serverMessage(error, words.link_incomplete),
    };
  }
}
clientLoader.hydrate = true as const;

/** A used link cannot be read again. */
export const shouldRevalidate = () => false;

export const clientAction = pageAction(mandateLinkWrites);

export const HydrateFallback = Loading;

const back = (through: string) => withReturnPath(through, paths.mandate);
const links = [
  { question: words.link_account_question, label: common.talent_login, to: paths.talentLogin },
] as const;

export default function MandateLinkPage({ loaderData }: Route.ComponentProps) {
  const { token, invitation, failure } = loaderData;
  const decline = useWrite(mandateLinkWrites, 'decline');
  const session = useSession();
  if (!invitation) {
    return (
      <AuthScreen title={words.link_title} lead={words.link_lead} links={links}>
        <Notice tone="failure">{failure}</Notice>
      </AuthScreen>
    );
  }
  const { kind, inviter_name, takes_over } = invitation;
  const isHandOver = kind === 'guardian';
  // Whoever has an account of their own accepts with it, instead of taking over the one that the agency kept.
  const hasOwn = !isHandOver && session?.role === 'talent';
  return (
    <AuthScreen
      title={words.link_heading[kind](inviter_name)}
      lead={decline.reply ? '' : words.link_means[kind](inviter_name)}
      links={[]}
    >
      {decline.reply ? (
        <Notice tone="success">{decline.reply.message}</Notice>
      ) : (
        <>
          <Terms invitation={invitation} />
          {takes_over && !hasOwn ? (
            <TakeOver token={token} contact={invitation.contact} />
          ) : (
            <Accept token={token} />
          )}
          {decline.error && <Notice tone="failure">{serverMessage(decline.error, words.end_failed)}</Notice>}
          {!isHandOver && (
            <Button variant="quiet" disabled={decline.busy} onClick={() => decline.submit(token)}>
              {words.decline}
            </Button>
          )}
        </>
      )}
    </AuthScreen>
  );
}

/** What the invitation allows. At 18 the mandate of a guardian ends, so there is nothing to allow. */
function Terms({
  invitation: { kind, scopes, until, note, commission_note },
}: {
  invitation: Reply<'POST /api/mandate'>;
}) {
  if (kind === 'guardian') return null;
  return (
    <>
      <ul className="list-disc pl-5">
        {scopes.map((scope) => (
          <li key={scope}>{words.scopes[scope]}</li>
        ))}
      </ul>
      {commission_note && <p className="wrap-anywhere">{words.commission(commission_note)}</p>}
      {until && <p>{words.until(longDay(until))}</p>}
      {note && <blockquote className="border-line border-l-4 pl-4 wrap-anywhere">{note}</blockquote>}
      <p className="text-muted">{words.link_end_any_time}</p>
    </>
  );
}

function Accept({ token }: { token: string }) {
  const session = useSession();
  const accept = useWrite(mandateLinkWrites, 'accept');
  if (session?.role !== 'talent') {
    return (
      <>
        <p>{words.link_log_in}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={back(paths.talentLogin)}>{common.talent_login}</ButtonLink>
          <ButtonLink to={back(paths.talentRegister)} variant="secondary">
            {words.link_register}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      {accept.error && <Notice tone="failure">{serverMessage(accept.error, words.end_failed)}</Notice>}
      <Button disabled={accept.busy} onClick={() => accept.submit(token)}>
        {words.accept_as(session.user.name)}
      </Button>
    </>
  );
}

/** The same answers as at a registration; the link proves the contact that it went to. */
function TakeOver({ token, contact }: { token: string; contact: string }) {
  const taking = useWrite(mandateLinkWrites, 'takeOver');
  const identity = useIdentityFields();
  const isEmail = contact.includes('@');
  const other = isEmail ? talentMobile : email;
  const proven = isEmail ? { email: contact } : { mobile: contact };
  return (
    <>
      <p>{words.take_over_lead(contact)}</p>
      <PassportChoice />
      <FieldsForm
        fields={[other, newPassword, ...identity]}
        note={<RegistrationConsent />}
        write={{
          ...taking,
          submit: (answers) =>
            taking.submit({ ...answers, ...proven, token } as Parameters<typeof taking.submit>[0]),
        }}
        submitLabel={words.take_over}
        busyLabel={common.saving}
        fallbackError={words.end_failed}
      />
      <Link
        to={back(paths.talentLogin)}
        className="font-semibold text-accent underline-offset-4 hover:underline"
      >
        {words.take_over_has_account}
      </Link>
    </>
  );
}
