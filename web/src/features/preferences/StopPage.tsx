import type { Reply } from '@kirdaar/contract/api';
import { channels, messageKinds } from '@kirdaar/contract/rules/messages';
import { useState } from 'react';
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

interface Stop {
  token: string;
  kind: string;
  channel: string;
}

/** Does what the link of a letter says. Only a browser does: programs that open links to look at them stop nothing. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  try {
    return { stopped: await say(params, false) };
  } catch (error) {
    return { refusal: serverMessage(error, 'That did not work. Please open the link again.') };
  }
}
clientLoader.hydrate = true as const;

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

export default function StopPage({ loaderData: { stopped, refusal }, params }: Route.ComponentProps) {
  if (stopped) return <Stopped first={stopped} stop={params} />;
  return (
    <SitePage title="Messages">
      <Notice tone="failure">{refusal}</Notice>
    </SitePage>
  );
}

/** What holds now, and the way back. */
function Stopped({ first, stop }: { first: Reply<'POST /api/stops'>; stop: Stop }) {
  const [answer, setAnswer] = useState({ ...first, wanted: false });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const words = stopWords[answer.language];

  async function change(wanted: boolean) {
    setBusy(true);
    setFailure(undefined);
    try {
      setAnswer({ ...(await say(stop, wanted)), wanted });
    } catch (error) {
      setFailure(serverMessage(error, words.failed));
    }
    setBusy(false);
  }

  return (
    <div lang={answer.language}>
      <SitePage title={answer.wanted ? words.on : words.off} lead={answer.message}>
        <div className="flex max-w-prose flex-col items-start gap-6">
          {failure && <Notice tone="failure">{failure}</Notice>}
          <p role="status" className="sr-only">
            {answer.message}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button disabled={busy} onClick={() => change(!answer.wanted)}>
              {answer.wanted ? words.stop : words.undo}
            </Button>
            <ButtonLink look="secondary" to={preferencesOf[answer.role]}>
              {words.preferences}
            </ButtonLink>
          </div>
        </div>
      </SitePage>
    </div>
  );
}
