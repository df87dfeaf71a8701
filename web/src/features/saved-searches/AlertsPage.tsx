import type { Reply } from '@kirdaar/contract/api';
import { alertActions } from '@kirdaar/contract/rules/alerts';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { ApiError, call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { longDay } from '#features/jobs/day-text.ts';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import type { Route } from './+types/AlertsPage.ts';

export const meta: Route.MetaFunction = (page) => [
  ...titled('Alerts', page),
  { name: 'robots', content: 'noindex' },
];

const ENDED = 'This link leads to no alerts any more.';

/** Does what the link of a letter says. Only a browser does: whatever else opens links changes nothing. */
export async function clientLoader({ params: { token, action: asked } }: Route.ClientLoaderArgs) {
  const action = alertActions.find((known) => known === asked);
  if (!action) return { refusal: ENDED };
  try {
    return { state: await call('POST /api/alerts', { body: { token, action } }) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { refusal: ENDED };
    return { refusal: serverMessage(error, 'That did not work. Please open the link again.') };
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <>
      <Loading />
      <noscript>
        <p className="px-4 text-center">Please allow scripts on this page: the alerts are changed by one.</p>
      </noscript>
    </>
  );
}

export default function AlertsPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { state, refusal } = loaderData;
  if (!state) {
    return (
      <SitePage title="Alerts">
        <div className="flex max-w-prose flex-col items-start gap-6">
          <Notice tone="failure">{refusal}</Notice>
          <ButtonLink to={paths.callsForYou}>To your saved searches</ButtonLink>
        </div>
      </SitePage>
    );
  }
  return <AlertState first={state} token={token} />;
}

type State = Reply<'POST /api/alerts'>;

/** What holds now, and the way back. */
function AlertState({ first, token }: { first: State; token: string }) {
  const [state, setState] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function change(action: (typeof alertActions)[number]) {
    setBusy(true);
    setFailure(undefined);
    try {
      setState(await call('POST /api/alerts', { body: { token, action } }));
    } catch (error) {
      setFailure(serverMessage(error, 'That did not work. Please try again.'));
    }
    setBusy(false);
  }

  const { title, lead } = wordsOf(state);
  const isOn = state.alerts && !state.paused_until;
  return (
    <SitePage title={title} lead={lead}>
      <div className="flex max-w-prose flex-col items-start gap-6">
        {failure && <Notice tone="failure">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          {!isOn && (
            <Button disabled={busy} onClick={() => change('resume')}>
              Undo: send alerts again
            </Button>
          )}
          {state.alerts && (
            <Button look="secondary" disabled={busy} onClick={() => change('end')}>
              End these alerts
            </Button>
          )}
          <ButtonLink look="quiet" to={paths.callsForYou}>
            Your saved searches
          </ButtonLink>
        </div>
      </div>
    </SitePage>
  );
}

function wordsOf({ name, alerts, paused_until }: State) {
  if (!alerts)
    return {
      title: 'Alerts are ended.',
      lead: `You get no more alerts for “${name}”. The search itself is kept.`,
    };
  if (paused_until) {
    const day = longDay(dayInIndia(new Date(paused_until)));
    return {
      title: 'Alerts are paused.',
      lead: `You get no alerts for “${name}” until ${day}. Then they come again.`,
    };
  }
  return { title: 'Alerts are on.', lead: `You get alerts for “${name}” again.` };
}
