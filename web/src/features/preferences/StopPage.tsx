import type { Reply } from '@kirdaar/contract/api';
import { channels, messageKinds } from '@kirdaar/contract/rules/messages';
import { useNavigate, useNavigation } from 'react-router';
import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { stopWords } from '#features/preferences/stop-words.ts';
import { path, preferencesOf } from '#paths.ts';
import { Button, ButtonLink, buttonLook } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import type { Route } from './+types/StopPage.ts';

export const meta: Route.MetaFunction = (page) => [
  ...titled('Stop messages', page),
  { name: 'robots', content: 'noindex' },
];

/** In an address that takes it back. */
const AGAIN = 'again';

interface Stop {
  token: string;
  kind: string;
  channel: string;
}

/** Does what the link of a letter says. Only a browser does: programs that open links to look at them stop nothing. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const wanted = new URL(request.url).searchParams.has(AGAIN);
  try {
    return { answer: { ...(await say(params, wanted)), wanted } };
  } catch (error) {
    return { refusal: serverMessage(error, 'That did not work. Please open the link again.') };
  }
}
clientLoader.hydrate = true as const;

type Answer = Reply<'POST /api/stops'> & { wanted: boolean };

async function say({ token, kind, channel }: Stop, wanted: boolean) {
  const known = {
    kind: messageKinds.find((one) => one === kind) ?? 'account',
    channel: channels.find((one) => one === channel) ?? 'email',
  };
  return call('POST /api/stops', { body: { token, ...known, wanted } });
}

/** Where scripts do not run, a button does it. */
export function HydrateFallback({ params }: Route.HydrateFallbackProps) {
  return (
    <>
      <Loading />
      <noscript>
        <form method="post" action={`/api${path('stop', params)}`} className="px-4 py-10 text-center">
          <button type="submit" className={buttonLook('primary')}>
            {stopWords.en.stop} · <span lang="hi">{stopWords.hi.stop}</span>
          </button>
        </form>
      </noscript>
    </>
  );
}

export default function StopPage({ loaderData: { answer, refusal }, params }: Route.ComponentProps) {
  if (answer) return <Stopped answer={answer} stop={params} />;
  return (
    <SitePage title="Messages">
      <Notice tone="failure">{refusal}</Notice>
    </SitePage>
  );
}

/** What holds now, and the way back. */
function Stopped({ answer, stop }: { answer: Answer; stop: Stop }) {
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const { wanted, message, language, role } = answer;
  const words = stopWords[language];
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
              // The address says what was done last, so that loading it anew undoes nothing.
              onClick={() =>
                navigate(`${path('stop', { ...stop })}${wanted ? '' : `?${AGAIN}`}`, { replace: true })
              }
            >
              {wanted ? words.stop : words.undo}
            </Button>
            <ButtonLink look="secondary" to={preferencesOf[role]}>
              {words.preferences}
            </ButtonLink>
          </div>
        </div>
      </SitePage>
    </div>
  );
}
