import type { Reply } from '@kirdaar/contract/api';
import { type AlertAction, alertActions } from '@kirdaar/contract/rules/alerts';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useNavigate, useNavigation } from 'react-router';
import { ApiError, callApi } from '#api/call-api.ts';
import { formAction } from '#api/form-action.ts';
import { titled } from '#api/product-name.ts';
import { serverMessage } from '#api/server-message.ts';
import { usePosted } from '#api/use-posted.ts';
import { path, paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import * as words from '#words/jobs/saved-searches.ts';
import type { Route } from './+types/AlertsPage.ts';

export const meta: Route.MetaFunction = (page) => [
  ...titled(words.alerts, page),
  { name: 'robots', content: 'noindex' },
];

/** Runs only in a browser, so link scanners change nothing. */
export async function clientLoader({ params: { token, action: name } }: Route.ClientLoaderArgs) {
  const action = alertActions.find((known) => known === name);
  if (!action) return { failure: words.link_invalid };
  try {
    return { state: await callApi('POST /api/alerts', { body: { token, action } }) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { failure: words.link_invalid };
    return { failure: serverMessage(error, words.link_failed) };
  }
}
clientLoader.hydrate = true as const;

/** Without scripts, a button performs the action. */
export const action = formAction({
  changeAlerts: ({ action: wanted }, { send, params: { token = '', action: name } }) =>
    send('POST /api/alerts', { token, action: alertActions.find((known) => known === (wanted ?? name)) }),
});

export function HydrateFallback({ params: { token } }: Route.HydrateFallbackProps) {
  const posted = usePosted();
  if (posted?.error) return <InvalidLink failure={posted.error.message} />;
  // The action returns the reply of the only request it sends.
  if (posted) return <AlertState state={posted.reply as State} token={token} />;
  return (
    <>
      <Loading />
      <noscript>
        <form method="post" className="px-4 py-10 text-center">
          <Button type="submit" name="write" value="changeAlerts">
            {words.link_change}
          </Button>
        </form>
      </noscript>
    </>
  );
}

export default function AlertsPage({ loaderData, params: { token } }: Route.ComponentProps) {
  const { state, failure } = loaderData;
  return state ? <AlertState state={state} token={token} /> : <InvalidLink failure={failure} />;
}

function InvalidLink({ failure }: { failure: string | undefined }) {
  return (
    <SitePage title={words.alerts}>
      <div className="flex max-w-prose flex-col items-start gap-6">
        <Notice tone="failure">{failure}</Notice>
        <ButtonLink to={paths.callsForYou}>{words.link_searches}</ButtonLink>
      </div>
    </SitePage>
  );
}

type State = Reply<'POST /api/alerts'>;

function AlertState({ state, token }: { state: State; token: string }) {
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  // The URL contains the last action, so that a reload does not undo it.
  const change = (action: AlertAction) => navigate(path('alerts', { token, action }), { replace: true });
  const submits = (value: AlertAction) =>
    ({ type: 'submit', name: 'action', value, disabled: busy, onClick: () => change(value) }) as const;
  const { title, lead } = textsOf(state);
  const isOn = state.alerts && !state.paused_until;
  return (
    <SitePage title={title} lead={lead}>
      <div className="flex max-w-prose flex-col items-start gap-6">
        <p role="status" className="sr-only">
          {lead}
        </p>
        <form method="post" onSubmit={(event) => event.preventDefault()} className="flex flex-wrap gap-3">
          <input type="hidden" name="write" value="changeAlerts" />
          {!isOn && <Button {...submits('resume')}>{words.link_turn_on}</Button>}
          {state.alerts && (
            <Button {...submits('end')} variant="secondary">
              {words.link_turn_off}
            </Button>
          )}
          <ButtonLink variant="quiet" to={paths.callsForYou}>
            {words.link_searches}
          </ButtonLink>
        </form>
      </div>
    </SitePage>
  );
}

function textsOf({ name, alerts, paused_until }: State) {
  if (!alerts) return { title: words.ended_title, lead: words.ended_lead(name) };
  if (paused_until) {
    const day = longDay(dayInIndia(new Date(paused_until)));
    return { title: words.paused_title, lead: words.paused_lead(name, day) };
  }
  return { title: words.resumed_title, lead: words.resumed_lead(name) };
}
