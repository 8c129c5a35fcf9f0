/*
 * The script that every visitor's browser runs in production, once the page is there. The
 * navigation comes first, because it keeps the page as it came.
 */
import './navigation/navigation';
import './navigation/prefetch';
import '../islands/SiteIsland.browser';
import './behaviors';
