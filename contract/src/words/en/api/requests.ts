/** Requests to the server that fail. */

export const no_response = 'No response from server. Check your connection.';
export const file_changed =
  'We can’t read this file any more. It was changed, moved or deleted after you chose it. Choose it again.';
