/*
 * The script that every visitor's browser runs in production. The navigation comes before the other
 * behaviors, because it keeps a copy of the unchanged page.
 */
import './scriptAddresses';
import './navigation/navigation';
import './navigation/prefetch';
import '../islands/SiteIsland.browser';
import './behaviors';
