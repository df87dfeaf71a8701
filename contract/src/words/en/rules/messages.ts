/** Texts that a message to several applicants can start from. */
export const message_templates: readonly { name: string; value: string }[] = [
  {
    name: 'Ask about availability',
    value: 'Hello {name}, are you still available for {role}? Please reply with the dates you are free.',
  },
  {
    name: 'Ask for newer photos',
    value:
      'Hello {name}, thank you for applying for {role}. Please send us two photos from the last three months.',
  },
  {
    name: 'Explain a delay',
    value:
      'Hello {name}, we are still reviewing the applications for {role}. We will tell you as soon as we decide.',
  },
];
