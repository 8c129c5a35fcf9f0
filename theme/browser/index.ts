import '../islands/SiteIsland.browser';
import { startNavigation } from './navigation/navigation';
import { startPrefetching } from './navigation/prefetch';
import './behaviors';

/* The script that every visitor's browser runs in production, once the page is there. */

startNavigation();
startPrefetching();
