/** The service worker of a built site: shows pushed notifications, keeps pages for moments without a connection
 * and sends the applications that were made in them. */
import '../public/push-worker.js';
import './offline.ts';
import './send-applications.ts';
