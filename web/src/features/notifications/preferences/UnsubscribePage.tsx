import type { Reply } from '@kirdaar/contract/api';
import { channels, notificationKinds } from '@kirdaar/contract/rules/notifications';
import { useNavigate, useNavigation } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { formAction } from '#api/form-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { usePosted } from '#api/use-posted.ts';
import { path, preferencesOf } from '#paths.ts';
import { Button, ButtonLink, buttonLook } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import * as words from '#words/notifications/preferences.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/UnsubscribePage.ts';

export const meta: Route.MetaFunction = (page) => [
  ...titled(words.unsubscribe, page),
  { name: 'robots', content: 'noindex' },
];

const RESUBSCRIBE_PARAM = 'again';

interface Stop {
  token: string;
  kind: string;
  channel: string;
}

/** Performs the action of an email link. It runs only in a browser, so link scanners stop nothing. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const wanted = new URL(request.url).searchParams.has(RESUBSCRIBE_PARAM);
  try {
    return { answer: { ...(await sendChoice(params, wanted)), wanted } };
  } catch (error) {
    return { rejection: serverMessage(error, words.unsubscribe_failed) };
  }
}
clientLoader.hydrate = true as const;

type Answer = Reply<'POST /api/stops'> & { wanted: boolean };

async function sendChoice({ token, kind, channel }: Stop, wanted: boolean) {
  return callApi('POST /api/stops', { body: { token, ...knownStop(kind, channel), wanted } });
}

function knownStop(kind: string, channel: string) {
  return {
    kind: notificationKinds.find((one) => one === kind) ?? 'account',
    channel: channels.find((one) => one === channel) ?? 'email',
  } as const;
}

/** Without scripts, a button performs the action. */
export const action = formAction({
  stop: ({ wanted }, { send, params: { token = '', kind = '', channel = '' } }) =>
    send('POST /api/stops', { token, ...knownStop(kind, channel), wanted: wanted === '1' }),
});

export function HydrateFallback({ params }: Route.HydrateFallbackProps) {
  const posted = usePosted();
  if (posted?.error) return <Rejected rejection={posted.error.message} />;
  if (posted) {
    // The action returns the reply of the only request it sends.
    const answer = posted.reply as Reply<'POST /api/stops'>;
    return <Stopped answer={{ ...answer, wanted: posted.typed.wanted === '1' }} stop={params} />;
  }
  return (
    <>
      <Loading />
      <noscript>
        <form method="post" className="px-4 py-10 text-center">
          <button type="submit" name="write" value="stop" className={buttonLook('primary')}>
            {words.unsubscribe}
          </button>
        </form>
      </noscript>
    </>
  );
}

export default function UnsubscribePage({ loaderData: { answer, rejection }, params }: Route.ComponentProps) {
  if (answer) return <Stopped answer={answer} stop={params} />;
  return <Rejected rejection={rejection} />;
}

function Rejected({ rejection }: { rejection: string | undefined }) {
  return (
    <SitePage title={words.unsubscribe}>
      <Notice tone="failure">{rejection}</Notice>
    </SitePage>
  );
}

/** The current state of the notifications, with a way to undo. */
function Stopped({ answer, stop }: { answer: Answer; stop: Stop }) {
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const { wanted, message, language, role } = answer;
  return (
    <SitePage
      title={wanted ? words.subscribed_again : words.unsubscribed}
      lead={<span lang={language}>{message}</span>}
    >
      <div className="flex max-w-prose flex-col items-start gap-6">
        <p role="status" lang={language} className="sr-only">
          {message}
        </p>
        <form method="post" onSubmit={(event) => event.preventDefault()} className="flex flex-wrap gap-3">
          <input type="hidden" name="wanted" value={wanted ? '0' : '1'} />
          <Button
            type="submit"
            name="write"
            value="stop"
            disabled={busy}
            // The URL contains the last action, so that a reload does not undo it.
            onClick={() =>
              navigate(`${path('stop', { ...stop })}${wanted ? '' : `?${RESUBSCRIBE_PARAM}`}`, {
                replace: true,
              })
            }
          >
            {wanted ? words.unsubscribe : words.unsubscribe_undo}
          </Button>
          <ButtonLink variant="secondary" to={preferencesOf[role]}>
            {common.notification_settings}
          </ButtonLink>
        </form>
      </div>
    </SitePage>
  );
}
