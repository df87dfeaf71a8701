import type { Reply } from '@kirdaar/contract/api';
import { channels, notificationKinds } from '@kirdaar/contract/rules/notifications';
import { preferencesOf } from '#account-paths.ts';
import { formAction } from '#api/form-action.ts';
import { titled } from '#api/product-name.ts';
import { usePosted } from '#api/use-posted.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SitePage } from '#ui/SitePage.tsx';
import * as words from '#words/notifications/preferences.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/UnsubscribePage.ts';

export const meta: Route.MetaFunction = (page) => [
  ...titled(words.unsubscribe, page),
  { name: 'robots', content: 'noindex' },
];

/** The link of an email opens this page, and only a button changes something: scanners open links too. */
export const action = formAction({
  stop: ({ wanted }, { send, params: { token = '', kind, channel } }) =>
    send('POST /api/stops', {
      token,
      kind: notificationKinds.find((one) => one === kind) ?? 'account',
      channel: channels.find((one) => one === channel) ?? 'email',
      wanted: wanted === '1',
    }),
});

export default function UnsubscribePage() {
  const posted = usePosted();
  if (posted?.error) {
    return (
      <SitePage title={words.unsubscribe}>
        <Notice tone="failure">{posted.error.message || words.unsubscribe_failed}</Notice>
      </SitePage>
    );
  }
  if (!posted) {
    return (
      <SitePage title={words.unsubscribe} lead={words.unsubscribe_question}>
        <Choice wants={false} />
      </SitePage>
    );
  }
  // The action returns the reply of the only request it sends.
  const { message, language, role } = posted.reply as Reply<'POST /api/stops'>;
  const wanted = posted.typed.wanted === '1';
  return (
    <SitePage
      title={wanted ? words.subscribed_again : words.unsubscribed}
      lead={
        <span role="status" lang={language}>
          {message}
        </span>
      }
    >
      <div className="flex flex-wrap gap-3">
        <Choice wants={!wanted} />
        <ButtonLink variant="secondary" to={preferencesOf[role]}>
          {common.notification_settings}
        </ButtonLink>
      </div>
    </SitePage>
  );
}

function Choice({ wants }: { wants: boolean }) {
  return (
    <form method="post">
      <input type="hidden" name="wanted" value={wants ? '1' : '0'} />
      <Button type="submit" name="write" value="stop">
        {wants ? words.unsubscribe_undo : words.unsubscribe}
      </Button>
    </form>
  );
}
