/**
 * The 78 criteria of the RGESN (référentiel général d'écoconception de services numériques), version of May
 * 2024, by Arcep, Arcom and ADEME: numbers, priorities and difficulties as in its lists by priority and its
 * sheets, labels in our own words. They are asked of this site, not of the services that it describes.
 *
 * Each line: number | label | priority, difficulty | yes, no or not applicable | how it is met, or why not.
 * What is met in part is a “no”, as the RGESN asks. With a hosted search, 2.10 and 4.4 apply.
 */
export const ECODESIGN_CRITERIA = `
1. Strategy
1.1 | The site is worth its impact | priority, high | no | no study of its use and its impact
1.2 | Known readers and needs | priority, low | no | no published research about readers
1.3 | Somebody in charge of ecodesign | recommended, low | no | nobody is named for ecodesign
1.4 | Regular reviews | priority, medium | no | no date is set for the next review or for tests of load
1.5 | Goals for a smaller impact | priority, high | no | its footprint has not been measured
1.6 | Little data collected | recommended, medium | yes | No account, cookie or audience measurement. The only data is a log with shortened addresses, kept for some days.
1.7 | Encryption that fits | moderate, medium | no | the choice of encryption is not documented
1.8 | Open source | recommended, high | yes | The source of this site is published under the AGPL, a free license.
1.9 | Standard technology | priority, medium | yes | One site in HTML for every device, which three browser engines show, and which can be read without scripts.
1.10 | Open interfaces to hardware | recommended, high | not applicable | no connected object

2. Specifications
2.1 | Supported devices are listed | priority, medium | no | no oldest device is named
2.2 | Works on old devices | priority, medium | no | not tested on a computer of ten years
2.3 | Works on a slow network or without one | recommended, medium | yes | A page takes at most 15 kB before it is whole, and every page, with the search, can be kept for reading offline.
2.4 | Works in old browsers | priority, medium | no | made for browsers since 2022, but not tested in them
2.5 | Fits every screen | priority, medium | yes | Every page is tested from 320 to 1440 pixels wide; menus work by touch, mouse and keyboard.
2.6 | Reviews of design and code look at impact | recommended, medium | no | no review of each feature for its impact
2.7 | Upkeep and end are planned | priority, medium | no | no plan for its upkeep and its end
2.8 | Suppliers reduce their impact | priority, high | no | nothing is asked of suppliers
2.9 | Lean ready-made components | moderate, high | no | the search window was not compared with others
2.10 | Lean services of others | priority, high | not applicable | nothing comes from another host

3. Architecture
3.1 | Lean architecture | priority, high | no | compared with others by weight, not by footprint
3.2 | Resources follow demand | recommended, high | no | up to the host
3.3 | Current protocols | moderate, medium | no | TLS 1.3 is up to the server in front
3.4 | Updates for as long as devices last | priority, medium | not applicable | not sold with a device
3.5 | Corrections apart from new features | moderate, medium | not applicable | no update that a visitor could decline
3.6 | Updates of what has changed only | moderate, medium | no | copies for reading offline are renewed as a whole
3.7 | Few servers for tests | moderate, medium | no | servers for tests are not known

4. User experience and interface
4.1 | Nothing plays by itself | priority, low | yes | No page has video or audio, and the server forbids that anything plays by itself.
4.2 | No endless scrolling | priority, medium | yes | Pages have an end, and results of a search come five at a time.
4.3 | Short ways | recommended, medium | no | no survey of readers and, on purpose, no statistics
4.4 | Services of others only when asked for | recommended, low | not applicable | nothing comes from another host
4.5 | The browser’s own controls | moderate, medium | yes | Links, buttons, fields and folded parts are those of the browser, and work without scripts. Only the search window and the figures that can be tried bring more, when they are used.
4.6 | Only media that inform | recommended, low | yes | No page has video or audio, or an animation that only decorates.
4.7 | The leanest medium | moderate, low | yes | Text comes first. Programs are drawn as vectors rather than shown as screenshots or videos.
4.8 | Few fonts | moderate, low | yes | No font is downloaded: pages use those of the device.
4.9 | Few requests while typing | moderate, low | no | results of the search are looked up while you type
4.10 | Forms say what they expect | moderate, low | not applicable | the only form is the search, which takes any text
4.11 | Size and format of files in forms | moderate, medium | not applicable | no form sends or fetches a file
4.12 | Heavy features say so | recommended, low | yes | Each page says what it weighs, the guide as a book and the copy for reading offline do before they are fetched.
4.13 | Few notifications | priority, medium | yes | The site sends none.
4.14 | No manipulation | recommended, medium | no | nobody looks for it regularly
4.15 | Users can follow and reduce their impact | recommended, medium | no | pages tell their weight, not their footprint

5. Content
5.1 | Fitting formats of images | recommended, low | not applicable | images are vectors
5.2 | Fitting compression of images | recommended, medium | not applicable | images are vectors
5.3 | Fitting definition of videos | priority, low | not applicable | no video
5.4 | Fitting compression of videos | priority, medium | not applicable | no video
5.5 | Videos to listen to only | priority, high | not applicable | no video
5.6 | Fitting compression of audio | moderate, low | not applicable | no audio
5.7 | Fitting formats of documents | moderate, medium | yes | The guide comes as EPUB and XHTML, made of the pages, without copies of fonts, and compressed as much as brotli and zip can.
5.8 | Old content goes | recommended, medium | no | pages tell their age, but no rule says when one goes

6. Frontend
6.1 | A limit of weight and requests | recommended, medium | yes | At most 15 kB and one request until a page is loaded; one script follows, two pages ahead at most, and what is tried or searched.
6.2 | Caches of browsers are used | recommended, medium | yes | Scripts and styles are kept for a year, under names that change with them; pages are asked for again, and sent only if they have changed.
6.3 | Compressed transfers | moderate, low | yes | Everything that gets smaller by it is sent with brotli or gzip, compressed once, at the build.
6.4 | Images in the size in which they are shown | recommended, medium | yes | Images are vectors, which have every size.
6.5 | Nothing unused is loaded | recommended, high | no | two pages at most come ahead, read or not
6.6 | Sensors only when needed | moderate, medium | not applicable | no sensor; the server forbids them
6.7 | One host, over HTTP/2 or 3 | moderate, low | no | HTTP/2 is up to the server in front

7. Backend
7.1 | A cache on the server | recommended, medium | yes | Every page is made once, at the build, with its compressed forms: the server only sends files.
7.2 | Data goes after a time | recommended, medium | no | how the log is deleted is up to the association
7.3 | Work in the background is announced | moderate, low | yes | A bar shows that a page takes long, and the copy for reading offline tells how far it is.
7.4 | Lean consensus | priority, high | not applicable | no blockchain

8. Hosting
8.1 | A host that reduces its footprint | priority, medium | no | not known of the host
8.2 | A host whose machines last | priority, medium | no | not known of the host
8.3 | Efficient use of power (PUE) | priority, medium | no | not known of the host
8.4 | Efficient use of water (WUE) | recommended, medium | no | not known of the host
8.5 | Renewable electricity | recommended, low | no | not known of the host
8.6 | A place with low-carbon electricity | recommended, medium | no | not known of the host
8.7 | Heat of the servers is used | recommended, high | no | not known of the host
8.8 | Cold data apart from hot data | moderate, high | not applicable | far less than 10 TB
8.9 | Data is copied only where needed | recommended, medium | no | not known of the host
8.10 | Deferred work at a good hour | recommended, high | no | copies for reading offline are renewed at any hour

9. Algorithms
9.1 | No needless training | priority, low | yes | Nothing is trained: the search looks words up in an index.
9.2 | Training as simple as its use allows | priority, medium | not applicable | no model
9.3 | Little training | priority, high | not applicable | no model
9.4 | Little data to train with | priority, low | not applicable | no model
9.5 | Training again only when needed | priority, low | not applicable | no model
9.6 | Compressed models | recommended, medium | not applicable | no model
9.7 | Lean inference | priority, low | not applicable | no model
`;
