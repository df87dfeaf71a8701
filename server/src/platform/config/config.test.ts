import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, variables } from '#platform/config/config.ts';
import { productionVariables } from '#testing/production-variables.ts';

test('configures a demo on this machine from an empty environment', () => {
  const config = readConfig({}, 'demo');

  expect(config).toEqual({
    mode: 'demo',
    PRODUCT_NAME: 'Kirdaar',
    OPERATOR_NAME: 'Kirdaar Casting Private Limited (demo)',
    GRIEVANCE_OFFICER: 'Asha Menon',
    OFFICE_ADDRESS: 'Fourth Floor, Prabhat Chambers, Veera Desai Road, Andheri West, Mumbai 400053',
    OFFICE_LOCATION: [19.1364, 72.8296],
    SUPPORT_EMAIL: 'support@kirdaar.example',
    SUPPORT_PHONE: '+91 22 0000 0000',
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: resolve('.data'),
    ROLE: 'all',
    GOOGLE_ISSUER: 'https://accounts.google.com',
    PAYMENTS: 'sandbox',
    OPERATOR_GSTIN: '27AAKCK4821F1ZJ',
    LOG_LEVEL: 'info',
    WHATSAPP_API_URL: 'https://graph.facebook.com/v24.0',
    PUSH_HOSTS: [
      'fcm.googleapis.com',
      '*.push.services.mozilla.com',
      '*.notify.windows.com',
      'web.push.apple.com',
      '*.push.apple.com',
    ],
    WEBHOOK_LOCAL_HOSTS: [],
    S3_REGION: 'ap-south-1',
    SMS_API_URL: 'https://api.in.exotel.com',
    SMS_TEMPLATES: {},
    TRUST_PROXY: [],
    STAFF_NETWORKS: [],
    AUTO_APPROVE: true,
    RATE_LIMIT_SCALE: 10,
    UNREADY_SECONDS: 0,
    DATABASE_CONNECTIONS: 20,
    DATABASE_READ_CONNECTIONS: 10,
    DATABASE_READ_MAX_LAG_SECONDS: 10,
    DATABASE_READ_URL: [],
    SEARCH_CONNECTIONS: 10,
    OTEL_SERVICE_NAME: 'kirdaar',
    MAX_REQUESTS_AT_ONCE: 32,
    ANSWER_CACHE_SECONDS: 0,
    QUIET_HOURS: false,
  });
});

test('uses the default of a variable set to an empty string', () => {
  const blank = Object.fromEntries(Object.keys(variables.shape).map((name) => [name, '']));

  expect(readConfig(blank, 'demo')).toEqual(readConfig({}, 'demo'));
});

test('reads the variables that are set', () => {
  const set = { PRODUCT_NAME: 'Manch', PORT: '8080', DATA_DIR: '/srv/manch', LOG_LEVEL: 'warn' };

  expect(readConfig(set, 'demo')).toMatchObject({ ...set, PORT: 8080 });
});

test.for([
  'http://accounts.google.com',
  'http://127.0.0.1.example',
  'ftp://localhost',
  'accounts.google.com',
])('rejects an issuer that could be impersonated: %s', (issuer) => {
  expect(() => readConfig({ GOOGLE_ISSUER: issuer }, 'demo')).toThrow(/GOOGLE_ISSUER/);
  expect(() => readConfig({ DIGILOCKER_ISSUER: issuer }, 'demo')).toThrow(/DIGILOCKER_ISSUER/);
});

test('accepts an issuer on this machine without TLS', () => {
  const GOOGLE_ISSUER = 'http://127.0.0.1:4000';

  expect(readConfig({ GOOGLE_ISSUER }, 'demo')).toMatchObject({ GOOGLE_ISSUER });
});

test.for([
  [{ GOOGLE_CLIENT_ID: 'id' }, /needed together/],
  [{ GOOGLE_CLIENT_SECRET: 'secret' }, /needed together/],
  [{ DIGILOCKER_CLIENT_ID: 'id', DIGILOCKER_CLIENT_SECRET: 'secret' }, /needed together/],
  [{ DIGILOCKER_ISSUER: 'https://digilocker.example' }, /needed together/],
  [{ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id' }, /needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/],
  [{ S3_BUCKET: '../media' }, /S3_BUCKET must be/],
] as const)('rejects incomplete or wrong settings of providers: %j', ([part, reason]) => {
  expect(() => readConfig(part, 'demo')).toThrow(reason);
});

test('requires a shared database for a process with only part of the roles', () => {
  const DATABASE_URL = 'postgres://user:password@host/name';

  expect(readConfig({ ROLE: 'worker', DATABASE_URL, DEMO: 'empty' }, 'demo').ROLE).toBe('worker');
  expect(() => readConfig({ ROLE: 'web' }, 'demo')).toThrow(/ROLE=web needs a DATABASE_URL/);
  expect(() => readConfig({ ROLE: 'queue' }, 'demo')).toThrow(/ROLE /);
});

test('requires a sender for email and every registration for text messages', () => {
  const sms = {
    SMS_ACCOUNT: 'kirdaar1',
    SMS_AUTH_KEY: 'key:token',
    SMS_SENDER: 'KIRDAR',
    SMS_ENTITY_ID: '1101000000000000001',
  };
  const SMS_TEMPLATES = 'code=1107000000000000001, code.hi=1107000000000000002';

  expect(readConfig({ ...sms, SMS_TEMPLATES }, 'demo')).toMatchObject({
    ...sms,
    SMS_TEMPLATES: { code: '1107000000000000001', 'code.hi': '1107000000000000002' },
  });
  expect(() => readConfig({ SMTP_URL: 'smtps://a:b@mail.example' }, 'demo')).toThrow(/needs an EMAIL_FROM/);
  expect(() => readConfig({ ...sms, SMS_SENDER: '' }, 'demo')).toThrow(/needed together/);
  expect(() => readConfig({ ...sms, SMS_TEMPLATES: 'code=1107000000000000001' }, 'demo')).toThrow(
    /SMS_TEMPLATES needs code\.hi/,
  );
});

test.for([
  [{ SMTP_URL: 'https://mail.example' }, /SMTP_URL must look like/],
  [{ SMTP_URL: 'smtp://' }, /SMTP_URL must look like/],
  [{ EMAIL_FROM: 'hello@kirdaar.example' }, /EMAIL_FROM must look like/],
  [{ EMAIL_FROM: 'Kirdaar <a@b.example>, Other <c@d.example>' }, /EMAIL_FROM must look like/],
  [{ BOUNCE_ADDRESS: 'bounces' }, /BOUNCE_ADDRESS/],
  [{ SMS_API_URL: 'http://api.in.exotel.com' }, /SMS_API_URL must be an https address/],
  [{ SMS_SENDER: 'KIRDAAR' }, /SMS_SENDER must be/],
  [{ SMS_TEMPLATES: 'code:1107000000000000001' }, /SMS_TEMPLATES/],
] as const)('rejects provider settings that cannot work (%#)', ([variables, message]) => {
  expect(() => readConfig(variables, 'demo')).toThrow(message);
});

test('reports every wrong variable at once without repeating its value', () => {
  const wrong = { PORT: 'abc', DATABASE_URL: 'mysql://canary@host/name', SECRET_KEY: 'short canary' };

  const read = () => readConfig(wrong, 'demo');

  expect(read).toThrow(/docs\/settings\.md/);
  expect(read).toThrow(/PORT /);
  expect(read).toThrow(/DATABASE_URL must look like postgres:/);
  expect(read).toThrow(/SECRET_KEY needs at least 32 characters/);
  expect(read).not.toThrow(/canary/);
});

test('rejects production without its secrets, URL and operator and names each of them', () => {
  const read = () => readConfig({}, 'production');

  expect(read).toThrow(/DATABASE_URL is needed in production/);
  expect(read).toThrow(/SECRET_KEY is needed in production/);
  expect(read).toThrow(/IDENTITY_KEY is needed in production/);
  expect(read).toThrow(/PUBLIC_URL is needed in production/);
  expect(read).toThrow(/SMTP_URL is needed in production/);
  expect(read).toThrow(/OPERATOR_NAME is needed in production/);
  expect(read).toThrow(/GRIEVANCE_OFFICER is needed in production/);
});

test('reads a production configuration with its secrets, URL and operator', () => {
  expect(readConfig(productionVariables, 'production')).toMatchObject({
    mode: 'production',
    ...productionVariables,
  });
});

test('does not default to test payments in production and requires all keys and a GSTIN for real ones', () => {
  const keys = { RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'hook' };
  const live = { ...productionVariables, ...keys, OPERATOR_GSTIN: '29 AAKCK4821F1ZF' };

  expect(readConfig(productionVariables, 'production').PAYMENTS).toBe('off');
  expect(readConfig({ ...productionVariables, PAYMENTS: 'sandbox' }, 'production').PAYMENTS).toBe('sandbox');
  expect(readConfig(live, 'production')).toMatchObject({
    PAYMENTS: 'razorpay',
    OPERATOR_GSTIN: '29AAKCK4821F1ZF',
  });
  expect(() => readConfig({ ...productionVariables, ...keys }, 'production')).toThrow(/OPERATOR_GSTIN/);
  expect(() => readConfig({ RAZORPAY_KEY_ID: 'id' }, 'demo')).toThrow(/needed together/);
  expect(() => readConfig({ PAYMENTS: 'razorpay' }, 'demo')).toThrow(/needs the RAZORPAY_ keys/);
  expect(() => readConfig({ OPERATOR_LUT: 'yes' }, 'demo')).toThrow(/ARN/);
  expect(() => readConfig({ OPERATOR_GSTIN: '99AAKCK4821F1ZF' }, 'demo')).toThrow(/must be a GSTIN/);
});

test('requires all WhatsApp settings together and an https API URL', () => {
  const settings = {
    WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
    WHATSAPP_TOKEN: 'a token',
    WHATSAPP_APP_SECRET: 'a secret',
    WHATSAPP_VERIFY_TOKEN: 'a word',
  };

  expect(readConfig(settings, 'demo')).toMatchObject(settings);
  expect(() => readConfig({ ...settings, WHATSAPP_APP_SECRET: '' }, 'demo')).toThrow(
    /WHATSAPP_APP_SECRET is needed with the other WHATSAPP_ settings/,
  );
  expect(() => readConfig({ WHATSAPP_TOKEN: 'a token' }, 'demo')).toThrow(/WHATSAPP_PHONE_NUMBER_ID is/);
  expect(() => readConfig({ ...settings, WHATSAPP_PHONE_NUMBER_ID: '../x' }, 'demo')).toThrow(/be digits/);
  expect(() => readConfig({ WHATSAPP_API_URL: 'http://graph.example' }, 'demo')).toThrow(/WHATSAPP_API_URL/);
});

test('reads the office location as coordinates', () => {
  const { OFFICE_LOCATION } = readConfig({ OFFICE_LOCATION: '28.6139, 77.209' }, 'demo');

  expect(OFFICE_LOCATION).toEqual([28.6139, 77.209]);
  expect(() => readConfig({ OFFICE_LOCATION: 'Delhi' }, 'demo')).toThrow(/OFFICE_LOCATION must look like/);
});

test('applies the rate limits unscaled in production', () => {
  expect(readConfig(productionVariables, 'production')).toMatchObject({
    RATE_LIMIT_SCALE: 1,
    TRUST_PROXY: [],
  });
  expect(readConfig({ ...productionVariables, RATE_LIMIT_SCALE: '2.5' }, 'production').RATE_LIMIT_SCALE).toBe(
    2.5,
  );
});

test('holds the first casting call of a house for review in production unless set otherwise', () => {
  expect(readConfig(productionVariables, 'production').AUTO_APPROVE).toBe(false);
  expect(readConfig({ ...productionVariables, AUTO_APPROVE: '1' }, 'production').AUTO_APPROVE).toBe(true);
  expect(readConfig({ AUTO_APPROVE: '0' }, 'demo').AUTO_APPROVE).toBe(false);
  expect(() => readConfig({ AUTO_APPROVE: 'yes' }, 'demo')).toThrow(/AUTO_APPROVE must be 0 or 1/);
});

test('reads trusted proxies as a list of networks', () => {
  const { TRUST_PROXY } = readConfig({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8' }, 'demo');

  expect(TRUST_PROXY).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
  expect(() => readConfig({ TRUST_PROXY: 'true' }, 'demo')).toThrow(/TRUST_PROXY/);
});

test.for([
  [{ SECRET_KEY: 'secret' }, /SECRET_KEY needs at least 32 characters/],
  [{ IDENTITY_KEY: 'x'.repeat(31) }, /IDENTITY_KEY needs at least 32 characters/],
  [{ SECRET_KEY: 'changeme'.repeat(4) }, /SECRET_KEY must be random/],
  [{ IDENTITY_KEY: '0'.repeat(64) }, /IDENTITY_KEY must be random/],
  [{ IDENTITY_KEY: '0123456789abcdef'.repeat(2) }, /must differ/],
  [{ SECRET_KEY_PREVIOUS: 'secret' }, /SECRET_KEY_PREVIOUS needs at least 32 characters/],
  [{ SECRET_KEY_PREVIOUS: '0123456789abcdef'.repeat(2) }, /must differ/],
  [{ SECRET_KEY_PREVIOUS: 'fedcba9876543210'.repeat(2) }, /must differ/],
] as const)('rejects a weak key at startup (%#)', ([weak, message]) => {
  expect(() => readConfig({ ...productionVariables, ...weak }, 'production')).toThrow(message);
});
