import type { Reply } from '@kirdaar/contract/api';
import { channels, notificationKinds } from '@kirdaar/contract/rules/notifications';
import { useNavigate, useNavigation } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { unsubscribeTexts } from '#features/notifications/preferences/unsubscribe-texts.ts';
import { path, preferencesOf } from '#paths.ts';
import { Button, ButtonLink, buttonLook } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import type { Route } from './+types/UnsubscribePage.ts';

export const meta: Route.MetaFunction = (page) => [
  ...titled('Unsubscribe', page),
  { name: 'robots', content: 'noindex' },
];

/** Query parameter that turns the notifications on again. */
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
    return { refusal: serverMessage(error, 'That didn’t work. Open the link again.') };
  }
}
clientLoader.hydrate = true as const;

type Answer = Reply<'POST /api/stops'> & { wanted: boolean };

async function sendChoice({ token, kind, channel }: Stop, wanted: boolean) {
  const known = {
    kind: notificationKinds.find((one) => one === kind) ?? 'account',
    channel: channels.find((one) => one === channel) ?? 'email',
  };
  return callApi('POST /api/stops', { body: { token, ...known, wanted } });
}

/** Without scripts, a button performs the action. */
export function HydrateFallback({ params }: Route.HydrateFallbackProps) {
  return (
    <>
      <Loading />
      <noscript>
        <form method="post" action={`/api${path('stop', params)}`} className="px-4 py-10 text-center">
          <button type="submit" className={buttonLook('primary')}>
            {unsubscribeTexts.en.stop} · <span lang="hi">{unsubscribeTexts.hi.stop}</span>
          </button>
        </form>
      </noscript>
    </>
  );
}

export default function UnsubscribePage({ loaderData: { answer, refusal }, params }: Route.ComponentProps) {
  if (answer) return <Stopped answer={answer} stop={params} />;
  return (
    <SitePage title="Unsubscribe">
      <Notice tone="failure">{refusal}</Notice>
    </SitePage>
  );
}

/** The current state of the notifications, with a way to undo. */
function Stopped({ answer, stop }: { answer: Answer; stop: Stop }) {
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const { wanted, message, language, role } = answer;
  const words = unsubscribeTexts[language];
  return (
    <div lang={language}>
      <SitePage title={wanted ? words.on : words.off} lead={message}>
        <div className="flex max-w-prose flex-col items-start gap-6">
          <p role="status" className="sr-only">
            {message}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={busy}
              // The URL contains the last action, so that a reload does not undo it.
              onClick={() =>
                navigate(`${path('stop', { ...stop })}${wanted ? '' : `?${RESUBSCRIBE_PARAM}`}`, {
                  replace: true,
                })
              }
            >
              {wanted ? words.stop : words.undo}
            </Button>
            <ButtonLink variant="secondary" to={preferencesOf[role]}>
              {words.preferences}
            </ButtonLink>
          </div>
        </div>
      </SitePage>
    </div>
  );
}
