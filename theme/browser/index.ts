/*
 * The script that every visitor's browser runs in production, once the page is there. The
 * navigation comes early, because it keeps the page as it came; before it only the search, which has to
 * give the focus back before another page takes it.
 */
import '../components/SearchBox/SearchBox.browser';
import './navigation/navigation';
import './navigation/prefetch';
import '../islands/SiteIsland.browser';
import './behaviors';
