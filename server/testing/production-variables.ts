/** The minimum environment of a production process. */
export const productionVariables = {
  DATABASE_URL: 'postgres://kirdaar:secret@127.0.0.1/kirdaar',
  SECRET_KEY: '0123456789abcdef'.repeat(2),
  IDENTITY_KEY: 'fedcba9876543210'.repeat(2),
  PUBLIC_URL: 'https://kirdaar.example',
  OPERATOR_NAME: 'Operator Private Limited',
  OFFICE_ADDRESS: '1 Office Road, Mumbai 400001',
  SUPPORT_EMAIL: 'help@operator.example',
  SUPPORT_PHONE: '+91 22 0000 0001',
  GRIEVANCE_OFFICER: 'Officer Name',
  // Nothing listens on this port.
  SMTP_URL: 'smtp://127.0.0.1:9',
  EMAIL_FROM: 'Operator <hello@operator.example>',
};
