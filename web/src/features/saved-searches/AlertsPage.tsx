import type { Reply } from '@kirdaar/contract/api';
import { type AlertAction, alertActions } from '@kirdaar/contract/rules/alerts';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useNavigate, useNavigation } from 'react-router';
import { ApiError, call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { longDay } from '#features/jobs/day-text.ts';
import { path, paths } from '#paths.ts';
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
  return <AlertState state={state} token={token} />;
}

type State = Reply<'POST /api/alerts'>;

/** What holds now, and the way back. */
function AlertState({ state, token }: { state: State; token: string }) {
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  // The address says what was done last, so that loading it anew undoes nothing.
  const change = (action: AlertAction) => navigate(path('alerts', { token, action }), { replace: true });
  const { title, lead } = wordsOf(state);
  const isOn = state.alerts && !state.paused_until;
  return (
    <SitePage title={title} lead={lead}>
      <div className="flex max-w-prose flex-col items-start gap-6">
        <p role="status" className="sr-only">
          {lead}
        </p>
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
