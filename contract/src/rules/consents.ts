/** What an applicant agrees to. Changing a text needs a new version: consents are kept with it. */
export const applyConsents = [
  {
    id: 'accuracy',
    version: '1',
    text: 'Everything I have written here is true, and the photos and videos show me as I look today.',
  },
  {
    id: 'sharing',
    version: '1',
    text: 'The production house of this call may see this application, its media and my contact details.',
  },
  {
    id: 'contact',
    version: '1',
    text: 'The production house may contact me about this call by phone, message or email.',
  },
] as const;
