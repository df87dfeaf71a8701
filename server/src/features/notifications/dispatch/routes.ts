import { join } from 'node:path';
import type { Language } from '@kirdaar/contract/rules/languages';
import { type Channel, canTurnOff } from '@kirdaar/contract/rules/notifications';
import type { FastifyInstance } from 'fastify';
import { smsPartsOf } from '#features/notifications/dispatch/sms-parts.ts';
import { type AnyEmailTemplate, composeMessage, siteOf } from '#platform/channels/email-template.ts';
import { readOutbox } from '#platform/channels/outbox.ts';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const MAX_MESSAGES = 50;

export function outboxRoutes(app: FastifyInstance, { config }: Services, templates: AnyEmailTemplate[]) {
  serve(app, 'GET /api/dev/outbox', async () => {
    rejectInProduction(config);
    return { success: true, messages: await readOutbox(join(config.DATA_DIR, 'outbox'), MAX_MESSAGES) };
  });

  serve(app, 'GET /api/dev/emails', async ({ query }) => {
    rejectInProduction(config);
    const names = templates.map(({ name }) => name);
    return { success: true, templates: names, shown: previewEmail(config, templates, query) };
  });
}

function rejectInProduction({ mode }: Services['config']) {
  if (mode === 'production') throw new AppError('endpoint_not_found');
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Renders a notification from its sample as sent on a channel; the first one unless a name is given. */
function previewEmail(
  config: Config,
  templates: AnyEmailTemplate[],
  asked: { template?: string | undefined; language: Language; channel: Channel },
) {
  const { language, channel } = asked;
  const template = asked.template ? templates.find(({ name }) => name === asked.template) : templates[0];
  if (!template) throw new AppError('email_template_not_found');
  const { name, kind, sample, secret } = template;
  const isStoppable = !secret && canTurnOff(kind, channel);
  const stop_path = isStoppable ? `/stop/${NOBODY}/${kind}/${channel}` : undefined;
  const reader = { to: 'asha@kirdaar.example', language, stop_path };
  const { subject, text, html } = composeMessage(siteOf(config), template, sample, channel, reader);
  const sms_parts = channel === 'sms' ? smsPartsOf(text) : null;
  return { template: name, kind, language, channel, subject, text, html, sms_parts };
}
