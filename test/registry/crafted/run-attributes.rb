# Sends attributes of REST JSON through the registry's own code, and writes what it makes of them: for each line of JSON on standard input,
# attributes with or without an event, a line of JSON, either what its REST API would answer or why it refuses.
# CITABLE_LUPO is a copy of datacite/lupo; CITABLE_BOLOGNESE lists folders to load from, as for run-reader.rb, with lib/ of iso-639 too:
#
#   CITABLE_LUPO=… CITABLE_BOLOGNESE=… ruby test/registry/crafted/run-attributes.rb < attributes.ndjson
#
# What is lupo's runs as it is: what it permits, its parameter sanitiser, the model with its callbacks and validations, the validator by XSD,
# the model of stored XML, and the serialiser. Rails is Debian's 6.1 (lupo locks 8.1), the database SQLite with the columns of lupo's schema,
# which know as little about lengths as MySQL knows much: those are compared here. Stood in for are the state machine, search, audits, mail and handles.
ENV.fetch('CITABLE_BOLOGNESE').split(':').reverse_each { |folder| $LOAD_PATH.unshift folder }
LUPO = File.expand_path(ENV.fetch('CITABLE_LUPO'))
Encoding.default_external = 'UTF-8'
require 'uri'
require 'json'
require 'base64'
require 'ostruct'
require 'pathname'
require 'active_support/all'
require 'active_record'
require 'action_controller'
require 'json_schemer'
require 'bolognese'
require 'iso-639'
BOLOGNESE = File.expand_path('../..', $LOADED_FEATURES.find { |path| path.end_with?('/bolognese.rb') })
Dir.chdir BOLOGNESE

module Rails
  def self.root = Pathname.new(LUPO)
  def self.env = ActiveSupport::StringInquirer.new('production')
  def self.logger = @logger ||= Logger.new(nil)
end

# Loaded by lupo, and not asked for here.
module Base32; module URL; end; end
module Sentry; def self.capture_exception(*) = nil; end
module Kernel
  alias_method :require_as_usual, :require
  def require(name) = %w[base32/url aws-sdk-s3].include?(name) ? false : require_as_usual(name)
end

Time.zone = 'UTC'
ActiveRecord::Base.establish_connection(adapter: 'sqlite3', database: ':memory:')
ActiveRecord::Migration.verbose = false

# The tables as lupo's db/schema.rb has them, read from it.
LENGTHS = {}
schema = File.read(File.join(LUPO, 'db/schema.rb'))
%w[dataset metadata media].each do |table|
  body = schema[/create_table "#{table}".*?\n(.*?)\n  end/m, 1]
  ActiveRecord::Schema.define do
    create_table table, force: true do |t|
      body.each_line do |line|
        type, name, rest = line.match(/t\.(\w+) "(\w+)"(.*)/)&.captures
        next if name.nil? || type == 'index'
        LENGTHS[name] = (rest[/limit: (\d+)/, 1] || 255).to_i if table == 'dataset' && type == 'string'
        t.column name, type.to_sym
      end
    end
  end
end
ActiveRecord::Schema.define do
  create_table('datacentre', force: true) { |t| t.string :symbol; t.string :name; t.text :domains }
end

class ApplicationRecord < ActiveRecord::Base
  self.abstract_class = true
  self.inheritance_column = :_no_column
end

class Client < ApplicationRecord
  self.table_name = 'datacentre'
  def provider = OpenStruct.new(symbol: 'PROVIDER')
  def provider_id = 'provider'
  def uid = symbol.downcase
end
Client.create!(id: 1, symbol: 'PROVIDER.CLIENT', name: 'Client', domains: '*')

# The state machine, as lupo describes it: the first state, and which event leads from which state to which.
module AASM
  extend ActiveSupport::Concern
  class Described
    attr_reader :first, :events
    def initialize = @events = {}
    def state(*names, **options) = (@first = names.first if options[:initial])
    def event(name, &) = (@moves = []; instance_eval(&); @events[name] = @moves)
    def transitions(from:, to:, **) = @moves << [Array(from), to]
  end
  class_methods do
    def aasm(**, &block)
      described = Described.new.tap { |it| it.instance_eval(&block) }
      attribute :aasm_state, :string, default: described.first.to_s
      described.events.each do |name, moves|
        define_method(name) do
          _, to = moves.find { |from, _| from.include?(aasm_state.to_sym) }
          self.aasm_state = to.to_s if to
          !to.nil?
        end
      end
      define_method(:draft?) { aasm_state == 'draft' }
    end
  end
end

class JsonValidator < ActiveModel::EachValidator
  def validate_each(record, attribute, value)
    found = JSONSchemer.schema(JSON.parse(File.read(options[:schema]))).validate(value.as_json).to_a
    record.errors.add(attribute, found.map { |one| one['data_pointer'] }.join(' ')) unless found.empty?
  end
end

%i[Cacheable Dateable Modelable Indexable Mailable Enrichable Rorable].each { |name| Object.const_set(name, Module.new) }
module Elasticsearch
  module Model
    def self.included(model)
      model.define_singleton_method(:settings) { |*| }
      model.define_singleton_method(:index_name) { |*| }
    end
  end
end
class ActiveRecord::Base
  def self.audited(**) = nil
end
module Bundler
  def self.rubygems = OpenStruct.new(find_name: nil).tap { |it| it.define_singleton_method(:find_name) { |*| [OpenStruct.new(full_gem_path: BOLOGNESE)] } }
end
Gem.loaded_specs['bolognese'] = OpenStruct.new(full_gem_path: BOLOGNESE)
module SharedContainerSettings; def self.index_sync_enabled? = false; end
METADATA_FORMATS = %w[crossref bibtex ris citeproc codemeta schema_org crosscite datacite_json].freeze
LAST_SCHEMA_VERSION = 'http://datacite.org/schema/kernel-4'
RESOURCE_TYPES_GENERAL = {}

module JSONAPI
  module Serializer
    extend ActiveSupport::Concern
    class_methods do
      def written = @written ||= {}
      def attributes(*names, **) = names.each { |name| written[name] ||= nil }
      def attribute(name, **, &block) = written[name] = block
      %i[set_key_transform set_type set_id has_many belongs_to].each { |name| define_method(name) { |*, **, &_| } }
    end
  end
end
class MediaSerializer; end

%w[
  models/concerns/helpable models/concerns/metadatable models/concerns/crosscitable validators/xml_schema_validator
  lib/params_sanitizer models/metadata models/doi serializers/datacite_doi_serializer
].each { |path| load File.join(LUPO, 'app', "#{path}.rb") }
class Media < ApplicationRecord; self.table_name = 'media'; end
class Doi
  # MySQL writes what is true or false as a digit.
  LENGTHS.each { |name, limit| attribute name.to_sym, ActiveRecord::Type::String.new(true: '1', false: '0', limit: limit) unless name == 'aasm_state' }
  def update_url = nil
  def update_media = nil
end

# Bolognese 2.7, which lupo locks, cannot be had everywhere; 2.5 has these two under their earlier names, and they add Fields of Science.
module Bolognese
  module Utils
    alias_method :hsh_to_subject, :hsh_to_fos unless method_defined?(:hsh_to_subject)
    alias_method :name_to_subject, :name_to_fos unless method_defined?(:name_to_subject)
  end
end

# What the controller permits, from its own code.
controller = File.read(File.join(LUPO, 'app/controllers/datacite_dois_controller.rb'))
eval "class Permitting\n attr_accessor :params\n def current_user = OpenStruct.new(client_id: 'PROVIDER.CLIENT')\n#{controller[/^    def safe_params.*?^    end/m]}\n#{controller[/^    def sanitized_params.*?^    end/m]}\n public :sanitized_params\nend"

MEMBERS = %i[
  doi identifiers creators titles publisher container publication_year subjects contributors dates language types related_identifiers
  related_items sizes formats version rights_list descriptions geo_locations funding_references url schema_version state
].freeze

def answered(doi)
  options = { detail: true, affiliation: 'true', publisher: 'true' }
  MEMBERS.to_h do |name|
    block = DataciteDoiSerializer.written[name]
    value = block.nil? ? doi.public_send(name) : block.call(*[doi, options].first(block.lambda? ? 1 : 2))
    [name.to_s.camelize(:lower), value]
  end
end

def sent(attributes)
  Doi.delete_all
  Metadata.delete_all
  data = ActionDispatch::Request::Utils.normalize_encode_params('data' => { 'type' => 'dois', 'attributes' => attributes })
  permitting = Permitting.new
  permitting.params = ActionController::Parameters.new(data)
  doi = Doi.new(permitting.sanitized_params)
  return { refused: doi.errors.to_hash.transform_keys { |key| key.to_s.camelize(:lower) } } unless doi.valid?
  long = LENGTHS.select { |name, limit| doi[name].to_s.length > limit || doi[name].to_s.match?(/[\u{10000}-\u{10FFFF}]/) }.keys
  return { refused: long.to_h { |name| [name.camelize(:lower), ['Data too long for column']] } } unless long.empty?
  return { refused: doi.errors.to_hash.merge(metadata: doi.metadata.flat_map { |one| one.errors.full_messages }) } unless doi.save
  { attributes: answered(Doi.find(doi.id)) }
rescue ActiveRecord::RecordNotFound, NoMethodError, TypeError, ActionController::ActionControllerError, KeyError, NameError, ArgumentError => e
  { refused: { failure: ["#{e.class}: #{e.message.lines.first.to_s.strip[0, 120]}", e.backtrace.grep(/lupo|bolognese/).first.to_s.sub(/.*\/(app|lib)\//, '\1/')] } }
end

$stdin.each_line { |line| puts JSON.generate(sent(JSON.parse(line))) }
