import formBody from '@fastify/formbody';
import { msg } from '@kirdaar/contract/messages';
import { channelConsents } from '@kirdaar/contract/rules/consents';
import type { Language } from '@kirdaar/contract/rules/languages';
import {
  canTurnOff,
  isChannelAllowed,
  kindsOf,
  phoneChannels,
  usualChannels,
} from '@kirdaar/contract/rules/notifications';
import type { FastifyInstance } from 'fastify';
import {
  agreeToChannel,
  chooseChannel,
  stopByAddress,
  unsubscribe,
} from '#features/notifications/preferences/change-preferences.ts';
import {
  findPreferences,
  listChoices,
  updatePreferences,
} from '#features/notifications/preferences/queries.ts';
import { availableChannels } from '#platform/channels/available-channels.ts';
import { maskOwnMobile } from '#platform/channels/mask-contact.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export async function preferenceRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/preferences', async ({ actor, client }) => {
    return { success: true, ...(await readPreferences(services, actor.id, client.language)) };
  });

  serve(app, 'PUT /api/preferences/language', async ({ actor, body }) => {
    await updatePreferences(services.db, actor.id, body);
    return { success: true, message: msg('saved') };
  });

  serve(app, 'PUT /api/preferences/application-digest', async ({ actor, body }) => {
    await updatePreferences(services.db, actor.id, { application_digest: body.digest });
    return { success: true, message: msg('saved') };
  });

  serve(app, 'PUT /api/preferences', async ({ actor, body: { wanted, ...choice } }) => {
    await chooseChannel(services, { account_id: actor.id, ...choice }, wanted);
    return { success: true, message: msg('saved') };
  });

  serve(app, 'PUT /api/agreements', async ({ actor, body, client: { language } }) => {
    await agreeToChannel(services, { account_id: actor.id, ...body, language });
    return { success: true, message: body.agreed ? msg('whatsapp_agreed') : msg('whatsapp_taken_back') };
  });

  serve(app, 'POST /api/stops', async ({ body }) => {
    return { success: true, ...(await unsubscribe(services, body, body.wanted)) };
  });

  // Email clients post here for one-click unsubscribe (RFC 8058), and so does our page without JavaScript. The
  // token in the URL is the only credential and the form is ignored. The log names only the route.
  await app.register(async (scope) => {
    await scope.register(formBody);
    const config = { fromOtherSites: true };
    scope.post('/api/stop/:token/:kind/:channel', { config }, async (request, reply) => {
      const { message } = await stopByAddress(services, request.params);
      return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
    });
  });
}

const words = serverWords('consents');

/** Returns every kind of notification of an account, for every available channel, with the consents given. */
async function readPreferences({ db, config }: Services, account_id: string, shownIn: Language) {
  const channels = availableChannels(config);
  const account = await findPreferences(db, account_id);
  const { role, mobile } = account;
  const chosen = await listChoices(db, account_id);
  const preferences = kindsOf[role].flatMap((kind) =>
    channels
      .filter((channel) => isChannelAllowed(kind, channel))
      .map((channel) => {
        const choice = chosen.find((one) => one.kind === kind && one.channel === channel);
        const isOn = choice?.wanted ?? usualChannels[kind].includes(channel);
        return { kind, channel, wanted: isOn, fixed: !canTurnOff(kind, channel) };
      }),
  );
  const agreements = phoneChannels
    .filter((channel) => channels.includes(channel))
    .map((channel) => {
      const text = words[shownIn].channels[channel];
      return { channel, agreed: account[channel], ...channelConsents[channel], text };
    });
  return {
    ...account,
    channels,
    quiet_hours: config.QUIET_HOURS,
    mobile: mobile && maskOwnMobile(mobile),
    mobile_verified: account.mobile_verified_at !== null,
    preferences,
    agreements,
    application_digest: role === 'production' ? account.application_digest : null,
  };
}
