import { openLoopback } from '#testing/loopback.ts';

/** Starts a local gateway with Exotel's protocol. `variables` configures a product to send through it. */
export async function openSmsGateway() {
  const gateway = await openLoopback(({ fields: { To, CustomField } }, count) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ SMSMessage: { Sid: `sid-${count}`, To, CustomField, Status: 'queued' } }),
  }));
  const variables = {
    SMS_API_URL: gateway.url,
    SMS_ACCOUNT: 'kirdaar1',
    SMS_AUTH_KEY: 'key:token',
    SMS_SENDER: 'KIRDAR',
    SMS_ENTITY_ID: '1101000000000000001',
    SMS_TEMPLATES: 'code=1107000000000000001,code.hi=1107000000000000002',
  };
  return { ...gateway, variables };
}
