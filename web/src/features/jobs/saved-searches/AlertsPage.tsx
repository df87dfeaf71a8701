import type { Reply } from '@kirdaar/contract/api';
import { ALERT_PAUSE_DAYS, type AlertAction, alertActions } from '@kirdaar/contract/rules/alerts';
import { formAction } from '#api/form-action.ts';
import { titled } from '#api/product-name.ts';
import { usePosted } from '#api/use-posted.ts';
import { paths } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import * as words from '#words/jobs/saved-searches.ts';
import type { Route } from './+types/AlertsPage.ts';

export const meta: Route.MetaFunction = (page) => [
  ...titled(words.alerts, page),
  { name: 'robots', content: 'noindex' },
];

/** The link of an email opens this page, and only a button changes something: scanners open links too. */
export const action = formAction({
  changeAlerts: ({ action: wanted }, { send, params: { token = '' } }) =>
    send('POST /api/alerts', { token, action: actionOf(wanted) }),
});

function actionOf(name: string | undefined): AlertAction | undefined {
  return alertActions.find((known) => known === name);
}

export default function AlertsPage({ params }: Route.ComponentProps) {
  const posted = usePosted();
  const wanted = actionOf(params.action);
  if (posted?.error || !wanted) {
    return (
      <SitePage title={words.alerts}>
        <div className="flex max-w-prose flex-col items-start gap-6">
          <Notice tone="failure">{posted?.error?.message || words.link_invalid}</Notice>
          <ButtonLink to={paths.callsForYou}>{words.link_searches}</ButtonLink>
        </div>
      </SitePage>
    );
  }
  // The action returns the reply of the only request it sends.
  const state = posted?.reply as Reply<'POST /api/alerts'> | undefined;
  const { title, lead } = state ? textsOf(state) : { title: words.alerts, lead: words.link_question };
  return (
    <SitePage title={title} lead={<span role="status">{lead}</span>}>
      <form method="post" className="flex max-w-prose flex-wrap gap-3">
        <input type="hidden" name="write" value="changeAlerts" />
        {(state ? actionsIn(state) : [wanted]).map((offered, place) => (
          <Button
            key={offered}
            type="submit"
            name="action"
            value={offered}
            variant={place === 0 ? 'primary' : 'secondary'}
          >
            {labels[offered]}
          </Button>
        ))}
        <ButtonLink variant="quiet" to={paths.callsForYou}>
          {words.link_searches}
        </ButtonLink>
      </form>
    </SitePage>
  );
}

type State = Reply<'POST /api/alerts'>;

const labels: Readonly<Record<AlertAction, string>> = {
  pause: words.alerts_pause(ALERT_PAUSE_DAYS),
  end: words.link_turn_off,
  resume: words.link_turn_on,
};

function actionsIn({ alerts, paused_until }: State): AlertAction[] {
  if (!alerts) return ['resume'];
  return paused_until ? ['resume', 'end'] : ['end'];
}

function textsOf({ name, alerts, paused_until }: State) {
  if (!alerts) return { title: words.ended_title, lead: words.ended_lead(name) };
  if (paused_until) {
    const day = longDayOf(paused_until);
    return { title: words.paused_title, lead: words.paused_lead(name, day) };
  }
  return { title: words.resumed_title, lead: words.resumed_lead(name) };
}
