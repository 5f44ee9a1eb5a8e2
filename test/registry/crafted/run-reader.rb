# Reads XML with the registry's own reader, and writes what it makes of it: for each line of JSON on standard input, a text, a line of JSON.
# CITABLE_BOLOGNESE lists folders to load from, such as lib/ of bolognese and of the gems that it needs, separated by colons:
#
#   CITABLE_BOLOGNESE=… ruby test/registry/crafted/run-reader.rb < documents.ndjson
ENV.fetch('CITABLE_BOLOGNESE').split(':').reverse_each { |folder| $LOAD_PATH.unshift folder }
Encoding.default_external = 'UTF-8'
require 'uri'
require 'json'
require 'active_support/core_ext/object/blank'
require 'bolognese'
# It reads its lists from a folder beside lib/.
Dir.chdir File.expand_path('../..', $LOADED_FEATURES.find { |path| path.end_with?('/bolognese.rb') })

MEMBERS = {
  identifiers: 'identifiers', creators: 'creators', contributors: 'contributors', titles: 'titles',
  publisher: 'publisher', publication_year: 'publicationYear', dates: 'dates', subjects: 'subjects',
  descriptions: 'descriptions', rights_list: 'rightsList', language: 'language', version_info: 'version',
  types: 'types', related_identifiers: 'relatedIdentifiers', related_items: 'relatedItems', sizes: 'sizes',
  formats: 'formats', geo_locations: 'geoLocations', funding_references: 'fundingReferences',
  container: 'container', doi: 'doi',
}.freeze

$stdin.each_line do |line|
  metadata = Bolognese::Metadata.new(input: JSON.parse(line), from: 'datacite')
  puts JSON.generate(MEMBERS.to_h { |name, member| [member, metadata.public_send(name)] })
end
