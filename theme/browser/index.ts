/*
 * The script that every visitor's browser runs in production. The navigation comes before the other behaviors,
 * because it keeps a copy of the unchanged page. The search comes before the navigation: on `popstate` it has to
 * give the focus back before the next page takes it.
 */
import '../components/SearchBox/SearchBox.browser';
import './navigation/navigation';
import './navigation/prefetch';
import '../islands/SiteIsland.browser';
import './behaviors';
