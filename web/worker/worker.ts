/** The service worker of a built site: shows pushed notifications, keeps pages for moments without a connection
 * and sends what was sent in them. */
import '../public/push-worker.js';
import './offline.ts';
import './send-waiting.ts';
