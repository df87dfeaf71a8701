/** The review of company documents. */

export const unnamed_house = 'Unnamed house';
export const sent = (document: string, time: string) => `${document}, sent ${time}`;
export const sent_by = (document: string, time: string, name: string) =>
  `${document}, sent ${time} by ${name}`;
export const verify = 'Verify';
export const refuse = 'Reject';
export const document = 'Document';
export const document_lead = 'The file is deleted when you decide.';
export const document_alt = 'The document';
export const document_open = 'Open the file in a new tab';
export const cin = 'CIN';
export const cin_hint = 'Only if the document names one. We check it and keep it in the audit log.';
export const valid_until = 'Valid until';
export const valid_until_hint = 'Only if the document names a last day. The verification ends after it.';
export const confirm_verify = (house: string) => `Verify ${house}?`;
export const confirm_verify_text = (document: string) =>
  `${document}: it names this production house and is current. A verified house may cast children.`;
export const refuse_title = (house: string) => `Reject the document of ${house}`;
export const refuse_label = 'Reason, shown to the production house';
export const refuse_name = 'The name on the document differs from the company name.';
export const refuse_unreadable = 'We cannot read the document. Send a sharper picture.';
export const refuse_other = 'This is not a PAN card or a GST certificate.';
export const facts = 'What the production house entered';
export const fact_company = 'Company';
export const fact_owner = 'Owner';
export const fact_gstin = 'GST number';
export const fact_registered = 'Registered';
export const fact_calls = 'Casting calls';
export const fact_reports = 'Open reports';
export const not_given = 'Not given';
